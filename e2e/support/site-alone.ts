import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export interface SiteAlone extends AsyncDisposable {
  readonly port: number;
}

/** Starts the built site in front of another server, as `npm run start:site` does, and waits until it listens. */
export async function startSite(apiOrigin: string): Promise<SiteAlone> {
  const child = spawn(process.execPath, ['apps/site/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, API_ORIGIN: apiOrigin, PORT: '0', TRUST_PROXY: '' },
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()));
  }
  while (!said.includes('listens on port')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${said}`);
  }
  return {
    port: Number(/port (\d+)/.exec(said)?.[1]),
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
