import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

let interrupted = false;

/** @returns {boolean} Whether a signal told us to end while a command ran: nothing more may be started. */
export const wasInterrupted = () => interrupted;

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command in the foreground and hands the signals we receive on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] - `quiet` keeps its output back and
 *   shows it only when the command fails.
 * @returns {Promise<number>} Its exit code; 128 + the signal's number when a signal ended it.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {Buffer[]} */
    const kept = [];
    child.stdout?.on('data', (part) => kept.push(part));
    child.stderr?.on('data', (part) => kept.push(part));
    const handlers = FORWARDED.map((signal) => {
      const handler = () => {
        interrupted = true;
        child.kill(signal);
      };
      process.on(signal, handler);
      return /** @type {const} */ ([signal, handler]);
    });
    const release = () => handlers.forEach(([signal, handler]) => process.off(signal, handler));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, signal) => {
      release();
      const exit = code ?? 128 + (signal ? constants.signals[signal] : 1);
      if (exit !== 0 && options.quiet) process.stderr.write(Buffer.concat(kept));
      resolve(exit);
    });
  });
}
