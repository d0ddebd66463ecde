/** Which errors of the driver say that the database cannot be reached now, whatever was asked of it. */

/** Codes of the operating system. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Connection exceptions; out of disk, memory or connections (53); shut down, crashed, starting (57P01 to 57P03); session timed out (57P05). */
const STATES = /^(08...|53...|57P0[1235]|25P03)$/;

/** node-postgres and its pool give these no code. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;

interface Caused {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/**
 * Whether an error, or what caused it, says that the database is away: refused, lost in the middle of a statement, starting, stopping, or
 * without a free connection. Nothing was acknowledged, and trying again helps.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let found = error; typeof found === 'object' && found !== null;) {
    const { code, syscall, message, cause } = found as Caused;
    // A unix socket without a server; any other file that is missing is none of the database's.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true;
    if (typeof message === 'string' && MESSAGES.test(message)) return true;
    found = cause;
  }
  return false;
}
