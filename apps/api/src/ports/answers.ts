/** What providers answer. How long a call takes as a whole is bounded by its signal; what is kept of the answer, here. */

/** Without compression. */
const MOST_BYTES = 6 * 1024 * 1024;

/**
 * The whole of an answer; where it is too large, the rest is not read.
 * @throws Error with no word of the answer or its address
 */
export async function readAnswer({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(body ?? [], MOST_BYTES)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same, of an answer that is JSON. @throws Error, as quiet, where it is none */
export async function readJson(response: Response): Promise<unknown> {
  return parseJson(String(await readAnswer(response)));
}

/** @throws Error with no word of the text, which JSON.parse would quote */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('an answer that is no JSON');
  }
}

/** Passes on what comes. @throws Error once it is more than `most` bytes */
export async function* bounded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new Error(`an answer of more than ${most} bytes`);
    yield chunk;
  }
}
