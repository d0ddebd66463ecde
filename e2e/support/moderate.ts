import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

/** `npm run moderate -- <words>` beside a running product; answers what it said. @throws when it refused */
export async function moderate(product: Product, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/api/src/moderate.ts', ...words], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: product.dataDir,
      PORT: String(product.port),
    },
  });
  return stdout;
}
