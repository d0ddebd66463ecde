import { fork } from 'node:child_process';
import { fromRoot } from '../lib/paths.mjs';

/** @typedef {import('./judge.mjs').Question} Question */

/**
 * @typedef {object} Verdict
 * @property {'killed' | 'timedOut' | 'survived'} status - A test that never ends fails too: it is told apart all the same.
 * @property {string} [killedBy] - Title of the first test that failed.
 * @property {number} [cost] - Ms of the processor; unknown of one that never ended.
 */

/** Heap of a judge, in MB: a machine that never rests fills any. */
const HEAP_MB = 1_024;

/** A process that waits without doing anything is given up after so many ms. */
const LONGEST_MS = 600_000;

/** One process that answers questions, started anew after each that it did not survive. */
export class Judge {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  async #ready() {
    if (this.#child) return this.#child;
    const child = fork(fromRoot('scripts', 'mutation', 'judge.mjs'), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The process that runs the tests did not start.')));
    });
    return child;
  }

  /** @param {Question} question @returns {Promise<Verdict>} */
  async ask(question) {
    const child = await this.#ready();
    return new Promise((resolve) => {
      const end = (/** @type {Verdict} */ verdict) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(verdict);
      };
      const giveUp = () => {
        this.stop();
        end({ status: 'timedOut' });
      };
      const timer = setTimeout(giveUp, LONGEST_MS);
      child.once('exit', giveUp);
      child.once('message', (/** @type {import('./judge.mjs').Answer} */ { killedBy, cost }) =>
        end(
          killedBy === undefined
            ? { status: 'survived', cost }
            : { status: 'killed', killedBy, cost },
        ),
      );
      child.send(question);
    });
  }

  stop() {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
