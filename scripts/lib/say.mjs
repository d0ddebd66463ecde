/** Writes one line for the person at the terminal. @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A failure that is the reader's to solve: printed as its message alone, without a stack. */
export class PlainError extends Error {}

/**
 * Ends the process with an error a person can act on.
 * @param {unknown} error
 * @returns {never}
 */
export function stop(error) {
  // What was typed wrong is the reader's as well.
  const isPlain =
    error instanceof PlainError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  const text = isPlain
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
