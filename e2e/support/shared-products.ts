import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PUSH_SERVICE_CERTIFICATE } from '../../apps/api/src/testing/push-service.ts';
import { Product } from './product.ts';
import { PUSH_ENDPOINT } from './push.ts';

/** Where a worker asks for them; workers inherit it. */
const ADDRESS = 'VELOURS_FLOWS_PRODUCTS';

const OTHER_SETTINGS = join(import.meta.dirname, 'other-settings.json');

/** Which one: that of a worker's place, or the one whose domains stand in `other-settings.json`. */
type Name = `place-${number}` | 'other-settings';

/**
 * Products that outlive the workers of Playwright, of which each project and each failure has new ones. The runner's own
 * process starts each when it is first asked for, and ends them all. Answers how.
 */
export async function serveProducts(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'velours-authority-'));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, PUSH_SERVICE_CERTIFICATE);
  // A flow's push service is on this machine, with a certificate of its own; that of its browsers is nowhere.
  const push = {
    PUSH_HOSTS: new URL(PUSH_ENDPOINT).hostname,
    PUSH_PRIVATE_ADDRESSES: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: authority,
  };
  const products = new Map<string, Promise<Product>>();
  const start = (name: string): Promise<Product> => {
    const settings = name === 'other-settings' ? { SETTINGS_FILE: OTHER_SETTINGS } : {};
    const product = products.get(name) ?? Product.start({ ...push, ...settings });
    products.set(name, product);
    return product;
  };
  const server = createServer((request, response) => {
    text(request)
      .then(start)
      .then(
        ({ port, dataDir }) => response.end(JSON.stringify({ port, dataDir })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  process.env[ADDRESS] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    const removed = [...products.values()].map((started) =>
      started.then(
        (product) => product.remove(),
        // The flows that wanted it have said why there is none.
        () => undefined,
      ),
    );
    await Promise.all(removed);
    rmSync(folder, { recursive: true });
  };
}

/** The running product of this name, for a worker. */
export async function sharedProduct(name: Name): Promise<Product> {
  const answer = await fetch(process.env[ADDRESS] ?? '', { method: 'POST', body: name });
  if (!answer.ok) throw new Error(await answer.text());
  const { port, dataDir } = (await answer.json()) as { port: number; dataDir: string };
  return Product.at(port, dataDir);
}
