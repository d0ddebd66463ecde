/**
 * Hostile and odd files against the real process: each is answered with a code of its own, nothing but pixels comes out, and the memory
 * stays bounded. The full corpus of 200: `npm run bench:photos` (docs/safety-proofs.md).
 */
import fs from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { openDatabase } from '../../db/open.ts';
import { createIds } from '../../ids.ts';
import { systemClock } from '../../ports/clock.ts';
import { temporaryCluster } from '../../testing/postgres.ts';
import { hostileFiles, NUMBER_OF_FILES } from '../../testing/hostile-files/corpus.ts';
import type { HostileFile } from '../../testing/hostile-files/builders.ts';
import { faultsOf, remove, upload } from '../../testing/hostile-files/upload.ts';
import type { Sender } from '../../testing/hostile-files/upload.ts';
import { makeMember } from '../../testing/members.ts';
import { productOver } from '../../testing/product.ts';
import type { Product, RunningProduct } from '../../testing/product.ts';
import { openSession } from '../sessions/sessions.ts';
import { imageTypeOf } from './recognise.ts';

const isBench = process.env['PHOTO_FILES'] === 'all';
/** Of the process that decodes, at its most, and of the server before any file comes. */
const MOST_MEMORY_MB = 300;
/** By so much the server may grow over that: it reads files and sends them, and decodes nothing. */
const MOST_GROWTH_MB = 200;
/** In the everyday run so many of each kind, those that cost most among them. */
const FEW = 3;
const ALWAYS = /100 MB|49 megapixels, interlaced|a billion points/;

let dataDir: string;
let product: Product;
let server: RunningProduct;
let sender: Sender;
let files: readonly HostileFile[];

beforeAll(async () => {
  dataDir = await temporaryCluster();
  const database = await openDatabase({ dataDir });
  const services = {
    db: database.db,
    clock: systemClock,
    newId: createIds(systemClock),
  } as Services;
  const member = await makeMember(services, { paidUser: true });
  const session = await openSession(services, database.db, member.id, 'test');
  await database.close();
  product = productOver(dataDir);
  // With a member in the database it makes no demo, and draws no portraits: what is measured is a server that only serves.
  server = await product.start();
  sender = { origin: server.origin, session };
  const kinds = await hostileFiles();
  files = isBench
    ? Object.values(kinds).flat()
    : Object.values(kinds).flatMap((kind) =>
        kind.filter(({ name }, index) => index < FEW || ALWAYS.test(name)),
      );
});

/** The server and the process that decodes for it; the database is another one. */
async function processes(): Promise<string[]> {
  const pid = String(server.child.pid);
  const children = await fs.readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const decoders: string[] = [];
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await fs.readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('render-worker')) decoders.push(child);
  }
  return [pid, ...decoders];
}

/** Megabytes that the server, and the process that decodes for it, have held at most since `forget`. */
const memory = {
  forget: async () => {
    for (const pid of await processes()) await fs.writeFile(`/proc/${pid}/clear_refs`, '5');
  },
  most: async () => {
    const sizes = (await processes()).map(async (pid) => {
      const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    });
    const [serving = 0, ...decoding] = await Promise.all(sizes);
    return { serving, decoding: Math.max(0, ...decoding) };
  },
};

describe('hostile and odd files', () => {
  test(
    '[P04] each is answered clearly, nothing but pixels comes out, and decoding stays under 300 MB',
    { timeout: isBench ? 1_200_000 : 300_000 },
    async () => {
      expect(files.length).toBeGreaterThanOrEqual(isBench ? NUMBER_OF_FILES : 25);
      await memory.forget();
      const { serving: before } = await memory.most();
      const wrong: string[] = [];
      const answers = new Map<string, number>();
      let [serving, decoding] = [
        { name: '', megabytes: 0 },
        { name: '', megabytes: 0 },
      ];
      for (const file of files) {
        const { status, body } = await upload(sender, file);
        const outcome = body.photo === undefined ? (body.code ?? `status ${status}`) : 'accepted';
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
        const allowed: readonly string[] =
          file.outcome === 'either'
            ? ['accepted', 'photo_unreadable', 'photo_too_many_pixels', 'photo_not_an_image']
            : [file.outcome];
        if (!allowed.includes(outcome)) wrong.push(`${file.name}: ${outcome}`);
        if (body.photo !== undefined) {
          const faults = await faultsOf(sender, body.photo);
          if (faults.length > 0) wrong.push(`${file.name}: ${faults.join('; ')}`);
          const removed = await remove(sender, body.photo['id'] ?? '');
          if (removed !== 200) wrong.push(`${file.name}: not removed, ${removed}`);
        }
        const held = await memory.most();
        const { name } = file;
        if (held.serving > serving.megabytes) serving = { name, megabytes: held.serving };
        if (held.decoding > decoding.megabytes) decoding = { name, megabytes: held.decoding };
      }
      if (isBench || process.env['PHOTO_FILES'] === 'few') {
        process.stdout.write(
          `${files.length} files; serving ${before} MB before, at most ${serving.megabytes} MB (${serving.name}), decoding ${decoding.megabytes} MB (${decoding.name})\n${JSON.stringify(Object.fromEntries(answers))}\n`,
        );
      }
      expect(wrong).toEqual([]);
      expect(before).toBeLessThan(MOST_MEMORY_MB);
      expect(serving.megabytes - before).toBeLessThan(MOST_GROWTH_MB);
      expect(decoding.megabytes).toBeLessThan(MOST_MEMORY_MB);
      // It is still there, and well.
      expect((await fetch(`${server.origin}/api/settings.php`)).status).toBe(200);
    },
  );

  test('a file is known by its first bytes alone', async () => {
    const { shapes, strangers } = await hostileFiles();
    for (const file of strangers ?? []) expect(imageTypeOf(await file.bytes())).toBeNull();
    for (const file of (shapes ?? []).slice(0, 4)) {
      expect(imageTypeOf(await file.bytes())).toBe(file.name.split(' ')[0]);
    }
  });
});
