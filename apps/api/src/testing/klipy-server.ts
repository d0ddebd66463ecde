/** KLIPY on this machine: the calls of its published GIF API that we make, as it answers them (docs.klipy.com), and its files. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KlipySettings } from '../ports/gifs/klipy.ts';

const KLIPY_KEY = 'klipy-test-key-0123456789';

export interface KlipyServer {
  readonly settings: KlipySettings;
  /** Paths that were asked for, with their query, and the headers that came. */
  readonly asked: readonly { readonly url: URL; readonly headers: object }[];
  /** What it holds. */
  readonly items: object[];
  /** Bytes of the files. */
  readonly files: Map<string, Buffer>;
  /** How the next calls are answered, whatever they say. */
  readonly answers: { readonly status: number; readonly body: string }[];
  close(): Promise<void>;
}

/** An item as KLIPY gives it; sizes without a WebP are left out by it. */
export const klipyItem = (origin: string, slug: string, over: object = {}) => {
  const file = (size: string, width: number) => ({
    webp: { url: `${origin}/files/${slug}-${size}.webp`, width, height: width / 2, size: 9000 },
  });
  return {
    id: 8_041_071_659_142_944,
    slug,
    title: `Title of ${slug}`,
    type: 'gif',
    tags: [],
    blur_preview: 'data:image/jpeg;base64,AAAA',
    file: { hd: file('hd', 600), md: file('md', 400), sm: file('sm', 220), xs: file('xs', 90) },
    ...over,
  };
};

export async function startKlipy(): Promise<KlipyServer> {
  const asked: { url: URL; headers: object }[] = [];
  const items: object[] = [];
  const files = new Map<string, Buffer>();
  const answers: { status: number; body: string }[] = [];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push({ url, headers: request.headers });
    const chosen = answers.shift();
    const file = files.get(url.pathname);
    response.setHeader('connection', 'close');
    if (chosen !== undefined) {
      response.writeHead(chosen.status, { 'content-type': 'application/json' }).end(chosen.body);
    } else if (file !== undefined) {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(file);
    } else if (url.pathname.startsWith(`/api/v1/${KLIPY_KEY}/gifs/`)) {
      const data = { data: items, current_page: 1, per_page: 24, has_next: items.length > 1 };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result: true, data }));
    } else {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result: false, errors: { message: ['Not found.'] } }));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    settings: { key: KLIPY_KEY, url, filesHost: '127.0.0.1' },
    asked,
    items,
    files,
    answers,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
