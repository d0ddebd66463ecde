import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {import('./judge.mjs').Question} Question
 * @typedef {import('./judge.mjs').Answer} Answer
 */

/**
 * @typedef {object} Verdict
 * @property {'killed' | 'timedOut' | 'survived' | 'unheard'} status - A test that never ends fails too: it is told apart all
 *   the same. `unheard`: another one came in the way, it is to be asked for anew.
 * @property {string} [killedBy] - Title of the first test that failed.
 */

/** @typedef {{ verdicts: Map<number, Verdict>, cost: number }} Outcome Ms of the processor for all of them. */

/** Heap of a judge, in MB: a machine that never rests fills any. */
const HEAP_MB = 1_024;

/** A process that waits without doing anything is given up after so many ms. */
const LONGEST_MS = 600_000;

/** What is known of the mutants of one question. */
class Hearing {
  /** @type {Map<number, { finished: number, killedBy?: string }>} */
  #known = new Map();
  #tests;
  /** Whose tests were the last to begin. @type {number | undefined} */
  #current;

  /** @param {Question} question */
  constructor({ tests, mutants }) {
    this.#tests = tests.files.length;
    for (const { key } of mutants) this.#known.set(key, { finished: 0 });
  }

  /** @param {number} key */
  begin(key) {
    this.#current = key;
  }

  /** @param {number} key @param {string} [killedBy] */
  hear(key, killedBy) {
    const known = this.#known.get(key);
    if (!known) return;
    known.finished += 1;
    if (killedBy !== undefined) known.killedBy ??= killedBy;
  }

  /**
   * All have run to their end.
   * @param {boolean} hasStrayErrors - An error came that belongs to no test: of one alone it is its own.
   * @returns {Map<number, Verdict>}
   */
  atEnd(hasStrayErrors) {
    const isAlone = this.#known.size === 1;
    return this.#judge(() => {
      if (!hasStrayErrors) return { status: 'survived' };
      return isAlone
        ? { status: 'killed', killedBy: 'an error that no test awaited' }
        : { status: 'unheard' };
    });
  }

  /**
   * The process is gone, at the one that ran last. What it had to say of the one before may be lost with it.
   * @returns {Map<number, Verdict>}
   */
  atCrash() {
    const isAlone = this.#known.size === 1;
    return this.#judge((finished, key) => {
      if (finished === this.#tests) return { status: 'survived' };
      return { status: isAlone || key === this.#current ? 'timedOut' : 'unheard' };
    });
  }

  /** @param {(finished: number, key: number) => Verdict} unkilled @returns {Map<number, Verdict>} */
  #judge(unkilled) {
    /** @type {Map<number, Verdict>} */
    const verdicts = new Map();
    for (const [key, { finished, killedBy }] of this.#known) {
      verdicts.set(
        key,
        killedBy === undefined ? unkilled(finished, key) : { status: 'killed', killedBy },
      );
    }
    return verdicts;
  }
}

/** One process that answers questions, started anew after each that it did not survive. */
export class Judge {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /** @returns {Promise<import('node:child_process').ChildProcess>} */
  async #ready() {
    if (this.#child) return this.#child;
    const child = fork(join(import.meta.dirname, 'judge.mjs'), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    await new Promise((ready, reject) => {
      child.once('message', ready);
      child.once('exit', () => reject(new Error('The process that runs the tests did not start.')));
    });
    child.removeAllListeners();
    return child;
  }

  /** @param {Question} question @returns {Promise<Outcome>} */
  async ask(question) {
    const child = await this.#ready();
    const hearing = new Hearing(question);
    return new Promise((resolve) => {
      const end = (/** @type {Outcome} */ outcome) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(outcome);
      };
      const giveUp = () => {
        this.stop();
        end({ verdicts: hearing.atCrash(), cost: 0 });
      };
      const timer = setTimeout(giveUp, LONGEST_MS);
      child.once('exit', giveUp);
      child.on('message', (/** @type {Answer} */ answer) => {
        if ('began' in answer) hearing.begin(answer.began);
        else if ('key' in answer) hearing.hear(answer.key, answer.killedBy);
        else end({ verdicts: hearing.atEnd(answer.hasStrayErrors), cost: answer.cost });
      });
      child.send(question);
    });
  }

  stop() {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
