/** CM.com on this machine: the call of its published API that we make, as it answers it (developers.cm.com/messaging). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CmMessage {
  readonly from: string;
  readonly to: readonly { readonly number: string }[];
  readonly body: { readonly type: string; readonly content: string };
  readonly reference: string;
  readonly allowedChannels: readonly string[];
}

export interface CmServer {
  readonly url: string;
  readonly taken: readonly CmMessage[];
  /** How the next calls are answered, whatever they say. */
  readonly answers: { readonly status: number; readonly body: object }[];
  close(): Promise<void>;
}

export const CM_TOKEN = '0a1b2c3d-0a1b-2c3d-4e5f-0a1b2c3d4e5f';

export async function startCm(): Promise<CmServer> {
  const taken: CmMessage[] = [];
  const answers: { status: number; body: object }[] = [];

  const answer = (path: string, token: unknown, text: string) => {
    const chosen = answers.shift();
    if (chosen !== undefined) return chosen;
    if (path !== '/v1.0/message') return { status: 404, body: {} };
    if (token !== CM_TOKEN)
      return { status: 401, body: { details: 'No account found', errorCode: 101, messages: [] } };
    const { messages } = JSON.parse(text) as { messages: { msg: CmMessage[] } };
    taken.push(...messages.msg);
    return {
      status: 200,
      body: {
        details: `Created ${messages.msg.length} message(s)`,
        errorCode: 0,
        messages: messages.msg.map(({ to, reference }) => ({
          to: to[0]?.number,
          status: 'Accepted',
          reference,
          parts: 1,
          messageDetails: null,
          messageErrorCode: 0,
        })),
      },
    };
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const { status, body } = answer(
        url,
        headers['x-cm-producttoken'],
        String(Buffer.concat(chunks)),
      );
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answers,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
