import { createVeloursClient, type VeloursClient, type VeloursClientOptions } from '../client.ts';

/** A client on `http://she.localhost:3000` whose calls are answered by `answer` and kept in `requests`. */
export function spiedClient(
  answer: (request: Request) => Response | Promise<Response>,
  options: VeloursClientOptions = {},
): { client: VeloursClient; requests: Request[] } {
  const requests: Request[] = [];
  const client = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    place: () => ({ host: 'she.localhost:3000', search: '' }),
    retry: { retries: 0 },
    ...options,
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  return { client, requests };
}

/** An answer as the contract's examples have it. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
