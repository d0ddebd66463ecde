/** `npm run packages`: builds what others install (scripts/lib/packages.mjs) and packs each into dist/, one archive a package. `--into <folder>`: there instead. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { say, stop } from './lib/say.mjs';

const built = mkdtempSync(join(tmpdir(), 'velours-packages-'));
try {
  await ensureDependencies();
  // What it reads comes with the dependencies.
  const { buildPackages } = await import('./lib/packages.mjs');
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  const into = values.into === undefined ? fromRoot('dist') : resolve(values.into);
  mkdirSync(into, { recursive: true });
  const folders = Object.values(await buildPackages(built));
  const archives = execFileSync(
    'npm',
    ['pack', ...folders, '--pack-destination', into, '--silent'],
    { encoding: 'utf8' },
  );
  for (const archive of archives.trim().split('\n')) say(join(into, archive));
} catch (error) {
  stop(error);
} finally {
  rmSync(built, { recursive: true, force: true });
}
