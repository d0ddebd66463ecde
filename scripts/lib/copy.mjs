import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fromRoot } from './paths.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: { fullName: string, status: string }[] }[] }} Report */

/** The environment without a test run's own variables, so that a Vitest inside a Vitest is one of its own. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TINYPOOL|NODE_ENV|TEST)/.test(name)),
);

/** A tool of the repository. @param {string[]} path */
export const tool = (...path) => fromRoot('node_modules', ...path);

/**
 * A part of the repository in a folder of its own, with all its tools: what a command or a recipe writes there harms nothing.
 * @param {readonly string[]} paths - Files and folders; everything else stays away.
 * @param {Record<string, string>} [more] - Of the environment in it.
 */
export function copyOfRepository(paths, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'velours-copy-'));
  const inCopy = (/** @type {string[]} */ ...parts) => join(folder, ...parts);
  for (const path of paths) cpSync(fromRoot(path), inCopy(path), { recursive: true });
  mkdirSync(inCopy('node_modules', '@velours'), { recursive: true });
  for (const name of readdirSync(tool())) {
    if (name !== '@velours') symlinkSync(tool(name), inCopy('node_modules', name));
  }
  for (const name of readdirSync(tool('@velours'))) {
    const own = relative(fromRoot(), realpathSync(tool('@velours', name)));
    const workspace = existsSync(inCopy(own, 'package.json')) ? inCopy(own) : fromRoot(own);
    symlinkSync(workspace, inCopy('node_modules', '@velours', name));
  }

  /**
   * @param {string[]} command - Script and arguments, for Node, in the copy.
   * @returns {Promise<{ code: number, text: string }>}
   */
  const run = (...command) =>
    new Promise((resolve) => {
      const options = { cwd: folder, env: { ...environment, ...more } };
      execFile(process.execPath, command, options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr });
      });
    });

  /**
   * @param {string[]} words - Tests to run in the copy, and options.
   * @returns {Promise<Report>}
   */
  async function vitest(...words) {
    const report = inCopy('report.json');
    rmSync(report, { force: true });
    const { text } = await run(
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...words,
    );
    if (!existsSync(report)) throw new Error(text);
    return JSON.parse(readFileSync(report, 'utf8'));
  }

  return { folder, inCopy, run, vitest, remove: () => rmSync(folder, { recursive: true }) };
}
