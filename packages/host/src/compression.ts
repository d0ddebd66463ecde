/** Compression of what browsers load: files once, beside themselves, and pages as they stream. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const COMPRESSIBLE_FILE = /\.(js|mjs|css|svg|json|webmanifest|txt|html)$/;
const COMPRESSIBLE_TYPE =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Below this a packet is a packet. */
const SMALLEST = 1024;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/**
 * Writes `<file>.br` and `<file>.gz` beside each compressible file that has none that is newer; `@fastify/static` serves them.
 * A folder that cannot be written is left as it is.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE_FILE.test(name));
  try {
    await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as { code?: string }).code ?? ''))
      throw error;
  }
}

async function compressFile(file: string): Promise<void> {
  const { mtimeMs, size } = await fs.stat(file);
  if (size < SMALLEST || (await isNewer(`${file}.br`, mtimeMs))) return;
  const content = await fs.readFile(file);
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
  await writeWhole(`${file}.gz`, await gzip(content, { level: 9 }));
  await writeWhole(`${file}.br`, await brotli(content, quality));
}

const isNewer = (file: string, than: number): Promise<boolean> =>
  fs.stat(file).then(
    (found) => found.mtimeMs >= than,
    () => false,
  );

/** Two processes may start at once; none may serve half a file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await fs.writeFile(partial, content);
  await fs.rename(partial, file);
}

/** In this order, where a browser takes both: Brotli makes a page a tenth smaller for the same work. */
const ENCODERS = {
  br: () =>
    zlib.createBrotliCompress({
      flush: zlib.constants.BROTLI_OPERATION_FLUSH,
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
        // 128 kB: a page is hardly longer, and each that streams holds as much.
        [zlib.constants.BROTLI_PARAM_LGWIN]: 17,
      },
    }),
  gzip: () => zlib.createGzip({ level: 6, flush: zlib.constants.Z_SYNC_FLUSH }),
} as const;
type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** The page compressed as a browser takes it; each chunk leaves as it comes, so that streaming stays streaming. */
export function compressResponse(
  answer: Response,
  accepted: string | string[] | undefined,
): Response {
  const { body, headers, status, statusText } = answer;
  const type = headers.get('content-type') ?? '';
  if (body === null || headers.has('content-encoding') || !COMPRESSIBLE_TYPE.test(type))
    return answer;
  headers.append('vary', 'Accept-Encoding');
  const encoding = negotiate(String(accepted ?? ''), ENCODINGS);
  if (encoding === null) return answer;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const stream = Duplex.toWeb(ENCODERS[encoding]());
  return new Response(body.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>), {
    headers,
    status,
    statusText,
  });
}
