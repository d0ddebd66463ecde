import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keepAssets } from '@velours/host/kept-assets';
import { mountSite } from '@velours/host/mount';
import { writeSmallSite } from '@velours/host/testing/small-site';
import { createTestDatabase } from '../db/testing.ts';
import { DAY_MS } from '../ports/clock.ts';
import { createTestApp } from '../testing/app.ts';
import type { TestAppOptions } from '../testing/app.ts';
import { atEndOfFile } from '../testing/end-of-file.ts';

it('a process has the files of the builds before and after its own, as long as one of their processes was there of late', async () => {
  const kept = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'velours-kept-')), 'assets');
  atEndOfFile(() => fs.rm(path.dirname(kept), { recursive: true, force: true }));
  const database = await createTestDatabase();
  const start = async (name: string) => {
    const build = await writeSmallSite(atEndOfFile);
    const assets = path.join(build, 'client/assets');
    await fs.rename(path.join(assets, 'app-abc123.js'), path.join(assets, name));
    const beforeReady: TestAppOptions['beforeReady'] = async (app, services) =>
      void (await mountSite(app, { buildDir: build, keptAssets: kept, services }));
    return { assets, app: (await createTestApp({ database, beforeReady })).app };
  };
  const [before, after] = [await start('before-1.js'), await start('after-2.js')];
  for (const { app } of [before, after])
    for (const name of ['before-1.js', 'after-2.js']) {
      const headers = { host: 'localhost:3000', 'accept-encoding': 'br' };
      const file = await app.inject({ url: `/assets/${name}`, headers });
      expect(file.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      });
      expect(brotliDecompressSync(file.rawPayload).toString()).toContain('export const text');
      const asked = await app.inject({ method: 'HEAD', url: `/assets/${name}`, headers });
      expect(asked.statusCode).toBe(200);
    }
  for (const name of ['gone.js', 'before-1.js.123', '..%2fx', '.hidden'])
    expect((await after.app.inject(`/assets/${name}`)).statusCode).toBe(404);

  const now = Date.now();
  await keepAssets(after.assets, kept, now + 13 * DAY_MS);
  expect(await fs.readdir(kept)).toContain('before-1.js');
  await keepAssets(after.assets, kept, now + 15 * DAY_MS);
  expect((await fs.readdir(kept)).toSorted()).toEqual((await fs.readdir(after.assets)).toSorted());
  expect((await after.app.inject('/assets/before-1.js')).statusCode).toBe(404);
});
