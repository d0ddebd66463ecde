/** The process that decodes cannot begin, or dies: the server goes on, and a photo is refused only where it is at fault. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import NODE_FLAGS from '../../../node-flags.mjs';
import { renderApart } from './render-process.ts';

const photo = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#888' },
})
  .jpeg()
  .toBuffer();

/** The processes that decode for this one. */
function decoders(): string[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('render-worker'),
  );
}

/** Hundredths of a second that a process has computed (proc_pid_stat(5)). */
function computed(pid: string): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return user + system;
}

/** Kills them without a turn of the event loop: nobody is told. */
function killUnnoticed(): void {
  for (const pid of decoders()) {
    process.kill(Number(pid), 'SIGKILL');
    while (!/\) [XZ] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  }
}

describe('the process that decodes', () => {
  const { execPath } = process;
  afterEach(() => {
    process.execPath = execPath;
    killUnnoticed();
  });

  it('[P04] died unnoticed: the next photo gets another', async () => {
    await renderApart(photo, null);
    killUnnoticed();
    expect(await renderApart(photo, null)).toMatchObject({ width: 200, height: 200 });
  });

  it('[P04] dies of a photo: that one cannot be read, and the next gets another', async () => {
    await renderApart(photo, null);
    const [first = ''] = decoders();
    const before = computed(first);
    const large = sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#888' } });
    const outcome = renderApart(await large.jpeg().toBuffer(), null).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => computed(first)).toBeGreaterThan(before + 20);
    process.kill(Number(first), 'SIGKILL');
    expect(await outcome).toMatchObject({ code: 'photo_unreadable' });
    expect(await renderApart(photo, null)).toMatchObject({ width: 200 });
    expect(decoders()).not.toContain(first);
  });

  it('[P04] cannot begin: the photo is not at fault, and gets one once it can', async () => {
    await expect.poll(decoders).toEqual([]);
    process.execPath = '/nowhere/node';
    const refusal = { code: 'service_unavailable', extras: { retry_after_minutes: 1 } };
    await expect(renderApart(photo, null)).rejects.toMatchObject(refusal);
    process.execPath = execPath;
    expect(await renderApart(photo, null)).toMatchObject({ width: 200 });
  });

  it('[P04] finds no file left for it, as under too many connections: the server goes on', async () => {
    const server = `
      import { openSync } from 'node:fs';
      import { renderApart } from '${path.join(import.meta.dirname, 'render-process.ts')}';
      const left = [];
      try { for (;;) left.push(openSync('/dev/null')); } catch {}
      await renderApart(Buffer.from('${photo.toString('base64')}', 'base64'), null).catch(({ code }) => console.log(code));
      console.log('goes on');
    `;
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -n 256; exec "$@"',
      'sh',
      execPath,
      ...NODE_FLAGS,
      '--input-type=module',
      '-e',
      server,
    ]);
    expect(stdout).toBe('service_unavailable\ngoes on\n');
  });
});
