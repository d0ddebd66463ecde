import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findNode, toolEnvironment } from '../lib/runtime.mjs';
import { fromRoot, root } from '../lib/paths.mjs';
import { run } from '../lib/process.mjs';
import { PlainError, say } from '../lib/say.mjs';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** @param {string} revision - As git takes it. @returns {string} The commit's full name. */
export function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new PlainError(`git knows no revision "${revision}".`);
  }
}

/**
 * Builds a folder's Storybook as static files.
 * @param {string} folder - A checkout with its dependencies.
 * @param {string} output
 */
async function buildStorybook(folder, output) {
  const node = findNode();
  const storybook = `${folder}/node_modules/storybook/dist/bin/dispatcher.js`;
  const args = [storybook, 'build', '--output-dir', output, '--quiet', '--disable-telemetry'];
  const code = await run(node, args, { cwd: folder, env: toolEnvironment(node), quiet: true });
  if (code !== 0) throw new PlainError(`Storybook did not build in ${folder}.`);
}

/**
 * The static Storybook of a commit, from a checkout of its own beside the work tree; kept for the next comparison.
 * @param {string} commit
 * @returns {Promise<string>} Its folder.
 */
export async function storybookOf(commit) {
  const output = fromRoot('.visual', `storybook-${commit}`);
  if (existsSync(`${output}/index.json`)) return output;
  const checkout = fromRoot('.visual', `checkout-${commit}`);
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(fromRoot('.visual'), { recursive: true });
  git('worktree', 'prune');
  say(`Checking out ${commit.slice(0, 12)} and installing its dependencies ...`);
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    const install = await run('npm', ['ci'], { cwd: checkout, quiet: true });
    if (install !== 0) throw new PlainError(`npm ci failed in ${checkout}.`);
    say(`Building the Storybook of ${commit.slice(0, 12)} ...`);
    await buildStorybook(checkout, output);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return output;
}

/** The static Storybook of the work tree as it is. @returns {Promise<string>} Its folder. */
export async function storybookOfWorkTree() {
  const output = fromRoot('.visual', 'storybook-work-tree');
  say('Building the Storybook of the work tree ...');
  await buildStorybook(root, output);
  return output;
}
