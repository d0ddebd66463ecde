/**
 * The program's log. It says what failed and where, and nothing of anybody: no values of a query, no row that PostgreSQL names in its
 * answer, no password, token or cookie. So an erased member is in no log either (decision 0015).
 */
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export const createLog = (level: string, to?: DestinationStream): Logger => {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.headers.cookie'],
    serializers: { err: errorForLog },
  };
  return to === undefined ? pino(options) : pino(options, to);
};

interface Failed {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly query?: unknown;
  readonly constraint?: unknown;
  readonly severity?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** An error of the database without the values that were sent to it or stand in its rows; any other error as it is. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const failed = error as Error & Failed;
  const isQuery = typeof failed.query === 'string' || 'severity' in failed;
  if (!isQuery && failed.cause === undefined) return pino.stdSerializers.err(error);
  if (!isQuery) {
    const { name, message, code, cause } = failed;
    return { type: name, message, code, stack: placesOf(error), cause: errorForLog(cause) };
  }
  const { code, constraint } = (failed.cause ?? failed) as Failed;
  return { type: failed.name, code, constraint, query: failed.query, stack: placesOf(error) };
}

/** Where it happened, without the words before that. */
export const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
