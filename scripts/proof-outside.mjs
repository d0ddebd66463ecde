/**
 * `npm run proof:outside`: does what the READMEs say to whoever takes a part elsewhere, where that takes more than a test's time: the
 * packages from the registry into empty folders, with the oldest React that they allow and the newest; a backup and its restore by
 * the scripts of deploy/, over Debian's PostgreSQL; a machine's mutants. `--only <name>` for one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf, installOf } from './lib/first-page.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { rehearse } from './lib/rehearsal.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { PlainError, say, stop } from './lib/say.mjs';

const OLDEST_REACT = '19.2.0';

/** @typedef {(folder: string, env: NodeJS.ProcessEnv) => void | Promise<void>} Proof - Works in an empty folder; throws where something is not as it is said. */

/** @param {NodeJS.ProcessEnv} env @param {string} cwd @param {string} command @param {string[]} args */
const run = (env, cwd, command, ...args) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** @type {Proof} */
function packages(folder, env) {
  run(env, fromRoot(), process.execPath, 'scripts/packages.mjs', '--into', join(folder, 'dist'));
  for (const react of [OLDEST_REACT, 'latest']) {
    for (const name of ['ui', 'machines', 'api-client']) {
      const app = join(folder, `${name}-${react}`);
      mkdirSync(app);
      const readme = readFileSync(fromRoot('packages', name, 'README.md'), 'utf8');
      for (const [path, text] of filesOf(readme)) {
        mkdirSync(dirname(join(app, path)), { recursive: true });
        writeFileSync(join(app, path), text);
      }
      writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
      const words = installOf(readme)
        .replaceAll('<repository>', folder)
        .replaceAll(/\b(react|react-dom)(?= |$)/g, `$1@${react}`);
      run(env, app, 'sh', '-c', words);
      run(env, app, 'npx', 'vite', 'build', '--logLevel', 'error');
      if (name === 'ui' && !run(env, app, 'node', 'src/server.js').includes('<button'))
        throw new PlainError('The page of the server has no button.');
      say(`  ${name} with React ${react}: installed, built`);
    }
  }
}

/** @type {Proof} */
function mutation(_folder, env) {
  const script = 'packages/mutation/src/main.mjs';
  say(run(env, fromRoot(), process.execPath, script, 'timeBonus', '--only', 'TIME_BONUS_'));
}

/** @type {Record<string, Proof>} */
const PROOFS = { packages, restore: rehearse, mutation };

try {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = Object.entries(PROOFS).filter(([name]) => (values.only ?? name) === name);
  if (wanted.length === 0) throw new PlainError(`Proofs: ${Object.keys(PROOFS).join(', ')}.`);
  await ensureDependencies();
  const env = toolEnvironment(findNode(), {});
  for (const [name, prove] of wanted) {
    say(name);
    const folder = mkdtempSync(join(tmpdir(), `velours-${name}-`));
    try {
      await prove(folder, env);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  say('All as it is said.');
} catch (error) {
  stop(error);
}
