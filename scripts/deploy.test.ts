/** The scripts of deploy/ over stand-ins for Docker and PostgreSQL's tools. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from './lib/paths.mjs';

/** Keeps the ids of the containers in a file, and what it was asked in another. */
const DOCKER = `
echo "$*" >> "$STATE/asked"
case "$*" in
  'compose ps '*) cat "$STATE/containers" ;;
  *--scale*)
    count=$(echo "$*" | sed 's/.*product=\\([0-9]*\\).*/\\1/')
    while [ "$(wc -l < "$STATE/containers")" -lt "$count" ]; do
      echo "new-$(wc -l < "$STATE/containers")" >> "$STATE/containers"
    done
    exit "\${UP_ENDS-0}" ;;
  inspect*) echo "$HEALTH" ;;
  rm*) grep -vxF "\${*##* }" "$STATE/containers" > "$STATE/left"; mv "$STATE/left" "$STATE/containers" ;;
  'compose run '*) stat -c '%a %n' "$PHOTOS" "$PHOTOS/a.jpeg" > "$STATE/photos" ;;
esac`;

let folder = '';
const at = (...path: string[]): string => join(folder, ...path);
const stub = (name: string, script: string): void =>
  writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
const run = (script: string, words: string[] = [], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(at('deploy', script), words, {
    encoding: 'utf8',
    env: { PATH: `${at('bin')}:${process.env['PATH']}`, TMPDIR: folder, STATE: folder, ...env },
  });
  return { status, stdout: stdout.trim(), stderr };
};
const linesOf = (name: string): string[] =>
  existsSync(at(name)) ? readFileSync(at(name), 'utf8').trim().split('\n').filter(Boolean) : [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-deploy-'));
  cpSync(fromRoot('deploy'), at('deploy'), { recursive: true });
  writeFileSync(at('deploy', '.env'), 'POSTGRES_PASSWORD=Xk29-rrlw\n');
  mkdirSync(at('bin'));
  mkdirSync(at('data'));
  writeFileSync(at('data', 'a.jpeg'), 'a photo', { mode: 0o600 });
  stub('docker', DOCKER);
  stub('sleep', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('[D04] deploy/backup.sh', () => {
  const backUp = (env: Record<string, string> = {}) =>
    run('backup.sh', [at('backups')], {
      IN_DATABASE: '',
      IN_PRODUCT: '',
      PHOTOS: at('data'),
      ...env,
    });
  const kept = (): string[] => readdirSync(at('backups')).filter((name) => !name.includes('.'));

  /** With a tar that ends as the real one does: 1 where a file changed meanwhile, 2 where it failed. */
  const tarEnds = (code: number): void => stub('tar', `PATH=/usr/bin:/bin tar "$@"; exit ${code}`);

  beforeEach(() => {
    stub('pg_dump', 'echo a dump');
    stub('psql', 'echo a list');
  });

  test('is whole where a photo came or went meanwhile', () => {
    tarEnds(1);
    const { status, stdout } = backUp();
    expect(status).toBe(0);
    expect(readdirSync(stdout).toSorted()).toEqual(['database.dump', 'photos.tar']);
  });

  test('has beside it who is deleted, whole or as it was, and closed to other accounts', () => {
    backUp();
    const list = at('backups', 'deletions.json');
    expect([readFileSync(list, 'utf8'), statSync(list).mode & 0o777]).toEqual(['a list\n', 0o600]);
    stub('psql', 'echo half; exit 1');
    expect(backUp().status).toBe(1);
    expect(readFileSync(list, 'utf8')).toBe('a list\n');
  });

  test('has the photos, and not the files of the site, which its builds have', () => {
    mkdirSync(at('data', 'assets'));
    writeFileSync(at('data', 'assets', 'a.js'), 'export {}');
    const { stdout } = backUp();
    const list = spawnSync('tar', ['-tf', join(stdout, 'photos.tar')], { encoding: 'utf8' });
    expect(list.stdout.trim().split('\n').toSorted()).toEqual(['./', './a.jpeg']);
  });

  test.each([
    ['tar failed', 2, {}],
    ['the product is not there', 0, { IN_PRODUCT: 'false' }],
  ])(
    'is none where %s, and leaves nothing that would fill the disk night by night',
    (_what, code, env) => {
      tarEnds(code);
      expect(backUp(env).status).not.toBe(0);
      expect(readdirSync(at('backups'))).toEqual([]);
    },
  );

  test('what is older than a month goes, also where the dump fails', () => {
    const day = 24 * 3600;
    for (const [name, days] of [
      ['2026-09-01T030000Z', 40],
      ['2026-10-20T030000Z', 3],
    ] as const) {
      mkdirSync(at('backups', name), { recursive: true });
      const time = Date.now() / 1000 - days * day;
      utimesSync(at('backups', name), time, time);
    }
    stub('pg_dump', 'exit 1');
    expect(backUp().status).toBe(1);
    expect(kept()).toEqual(['2026-10-20T030000Z']);
  });
});

test.each(['backup.sh', 'deletions.sh', 'rehearse.sh'])(
  '[D04] deploy/%s says what it takes',
  (script) => {
    const { status, stderr } = run(script);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(new RegExp(`deploy/${script} <folder of .+>\n$`)),
    ]);
    expect(linesOf('asked')).toEqual([]);
  },
);

describe('[D04] deploy/rehearse.sh', () => {
  test('shows the photos to the product and to no other account', () => {
    stub('chown', 'echo "$*" > "$STATE/chown"');
    mkdirSync(at('backup'));
    writeFileSync(at('backup', 'database.dump'), '');
    spawnSync('tar', ['-C', at('data'), '-cf', at('backup', 'photos.tar'), '.']);
    expect(run('rehearse.sh', [at('backup')])).toMatchObject({ status: 0 });
    const user = /^USER (\S+)$/m.exec(readFileSync(fromRoot('Containerfile'), 'utf8'))?.[1];
    const [top = '', photo = ''] = linesOf('photos');
    expect(top).toMatch(/^700 /);
    expect(photo).toMatch(/^600 /);
    expect(linesOf('chown')).toEqual([`-R ${user} ${top.slice(4)}`]);
  });
});

describe('[D04] the restore in earnest, as the guide has it', () => {
  test('reads both halves of the backup and what was deleted since, and writes the photos as the user to whom they belong', () => {
    const guide = readFileSync(fromRoot('docs', 'deploy.md'), 'utf8');
    const [, commands = ''] = /\*\*In earnest\*\*[^]*?```sh\n([^]*?)```/.exec(guide) ?? [];
    mkdirSync(at('backup'));
    for (const name of ['database.dump', 'photos.tar']) writeFileSync(at('backup', name), name);
    writeFileSync(at('deletions.json'), 'deletions.json');
    writeFileSync(at('restore'), commands.replace(/^backup=.*/, `backup=${at('backup')}`));
    stub(
      'docker',
      'echo "$*" >> "$STATE/asked"; case "$*" in *pg_restore*|*tar*|*replay*) cat >> "$STATE/read"; echo >> "$STATE/read" ;; esac',
    );
    const { status, stderr } = spawnSync('sh', ['-eu', at('restore')], {
      cwd: at('deploy'),
      encoding: 'utf8',
      input: '',
      env: { PATH: `${at('bin')}:${process.env['PATH']}`, STATE: folder },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(linesOf('read')).toEqual(['database.dump', 'photos.tar', 'deletions.json']);
    // Root has no right to write there: compose.yaml drops them all.
    expect(linesOf('asked').join('\n')).not.toContain('--user ');
  });
});

describe('[D04] deploy/update.sh', () => {
  const update = (running: string[], env: Record<string, string>) => {
    writeFileSync(at('containers'), running.map((id) => `${id}\n`).join(''));
    return run('update.sh', [], { HEALTH: 'healthy', ...env });
  };

  test.each([[['old-a']], [['old-a', 'old-b']]])('brings up as many as ran: %s', (running) => {
    expect(update(running, {})).toMatchObject({ status: 0 });
    const left = linesOf('containers');
    expect(left).toHaveLength(running.length);
    expect(left.filter((id) => !id.startsWith('new-'))).toEqual([]);
    for (const id of running) expect(linesOf('asked')).toContain(`stop --time 30 ${id}`);
  });

  test.each([
    ['of several do not become healthy', ['old-a', 'old-b'], { HEALTH: 'unhealthy' }],
    ['do not become healthy', ['old-a'], { HEALTH: 'unhealthy' }],
    ['do not all come up', ['old-a'], { UP_ENDS: '1' }],
  ])('leaves the old ones where the new ones %s', (_what, running, env) => {
    const { status, stderr } = update(running, env);
    expect(status).toBe(1);
    expect(stderr).toContain('the old one still does');
    expect(linesOf('containers')).toEqual(running);
  });

  test('says so where no new one came up', () => {
    stub('docker', DOCKER.replace('*--scale*)', '*--scale*) exit 0 ;;\n  never)'));
    const { status, stderr } = update(['old-a'], {});
    expect(status).toBe(1);
    expect(stderr).toContain('the old one still does');
    expect(linesOf('containers')).toEqual(['old-a']);
  });

  test('starts everything where nothing ran', () => {
    expect(update([], {})).toMatchObject({ status: 0 });
    expect(linesOf('asked')).toContain('compose up --detach');
  });
});
