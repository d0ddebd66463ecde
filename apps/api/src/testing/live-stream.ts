/** The live stream of a member, read event by event. */
import type { FastifyInstance } from 'fastify';

export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

export interface LiveStream {
  readonly response: Response;
  /** The next event, or null at the end. */
  next(): Promise<StreamEvent | null>;
  /** The next block of the stream (an event, a comment, a wish to retry), or null at its end. */
  block(): Promise<string | null>;
  close(): void;
}

export function originOf({ server }: FastifyInstance): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}

export async function openLiveStream(
  origin: string,
  cookies: ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<LiveStream> {
  const controller = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${origin}/api/events.php`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const block = async (): Promise<string | null> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const found = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        return found;
      }
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return null;
      buffer += chunk.value;
    }
  };
  const next = async (): Promise<StreamEvent | null> => {
    const text = await block();
    if (text === null) return null;
    const fields = Object.fromEntries(
      text.split('\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
    );
    if (fields['event'] === undefined) return next();
    return {
      event: fields['event'],
      id: fields['id'] ?? '',
      data: JSON.parse(fields['data'] ?? 'null'),
    };
  };
  return { response, next, block, close: () => controller.abort() };
}

/** Whether the stream ends (what comes before its end does not matter). */
export async function ended(stream: Pick<LiveStream, 'next'>): Promise<boolean> {
  while ((await stream.next()) !== null);
  return true;
}

/** The blocks that are left until the stream ends. */
export async function restOf(stream: Pick<LiveStream, 'block'>): Promise<string[]> {
  const blocks: string[] = [];
  for (let block = await stream.block(); block !== null; block = await stream.block())
    blocks.push(block);
  return blocks;
}
