/**
 * The files of other builds. While a new version takes the place of one, a page and its files come from either process; and a page that stands
 * open asks for files of the version it came from. Processes over one data folder have them from each other there.
 */
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const DAY_MS = 24 * 3_600_000;
/** How long the files of a build are kept after the last process that served it. */
const KEPT_MS = 14 * DAY_MS;

/** As the bundler names them; none that is being written. */
const NAME = /^[\w-]+\.\w+(\.(br|gz))?$/;

/** Serves what this build has not; once a day the files say that a process still has them. */
export async function serveKeptAssets(
  app: FastifyInstance,
  client: string,
  kept: string,
): Promise<void> {
  const keep = () =>
    keepAssets(path.join(client, 'assets'), kept).catch((error: unknown) =>
      app.log.error({ err: error }, 'the files of this build are not kept'),
    );
  await keep();
  const daily = setInterval(() => void keep(), DAY_MS).unref();
  app.addHook('onClose', async () => clearInterval(daily));
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: ({ params: { name } }, reply) =>
      NAME.test(name) ? reply.sendFile(name, kept) : reply.callNotFound(),
  });
}

/** Adds the files of a build to those that are kept, and removes those that no process has had for long. */
export async function keepAssets(assets: string, kept: string, now = Date.now()): Promise<void> {
  await fs.mkdir(kept, { recursive: true });
  for (const name of (await fs.readdir(assets)).filter((one) => NAME.test(one)))
    await keepFile(path.join(assets, name), path.join(kept, name), now);
  for (const name of await fs.readdir(kept)) {
    const file = path.join(kept, name);
    // Another process may have removed it.
    const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > KEPT_MS) await fs.rm(file, { force: true });
  }
}

async function keepFile(from: string, to: string, now: number): Promise<void> {
  const isThere = await fs.access(to).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // Whole from the beginning: another process may serve it at once.
    const partial = `${to}.${process.pid}`;
    await fs.copyFile(from, partial, constants.COPYFILE_FICLONE);
    await fs.rename(partial, to);
  }
  await fs.utimes(to, new Date(now), new Date(now));
}
