import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { PlainError, say } from './say.mjs';

/**
 * The one name and the options a `new:` command was given; whatever else is there is the caller's mistake, told in a line.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {string} usage
 * @param {O} options
 */
export function readCommand(usage, options) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1)
      throw new PlainError(
        `One name at a time. Options come after "--": without it npm keeps them. ${usage}`,
      );
    return { name: positionals[0], values };
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split(/[.\n]/);
    const hint = first.endsWith('argument missing')
      ? ' A colour stands in quotes: to the shell # begins a comment.'
      : '';
    throw error instanceof PlainError ? error : new PlainError(`${first}.${hint} ${usage}`);
  }
}

/** @param {string} path @returns {string} As a person at the root would type it. */
export const shown = (path) => relative(root, path);

/**
 * Writes new files, none of which may exist.
 * @param {Record<string, string>} files - Text by absolute path.
 */
export function writeNew(files) {
  const taken = Object.keys(files).find((path) => existsSync(path));
  if (taken) throw new PlainError(`${shown(taken)} exists already.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    say(`  ${shown(path)}`);
  }
}
