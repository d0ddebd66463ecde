import type { ClientFetch } from './retry.ts';

/** How long an answer is waited for, in ms. */
export const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Gives up a call whose answer is not there, whole, in time. An upload takes as long as its network does: who sends one looks after
 * it.
 * @throws TimeoutError
 */
export function timeLimit(fetch: ClientFetch, milliseconds: number): ClientFetch {
  return async (request) => {
    if (request.headers.get('Content-Type')?.startsWith('multipart/')) return fetch(request);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]);
    const response = await fetch(new Request(request, { signal }));
    const body = await response.arrayBuffer();
    return new Response(response.body && body, response);
  };
}
