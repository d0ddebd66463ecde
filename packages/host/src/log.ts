/**
 * The program's log. It says what failed and where, and nothing of anybody: no values of a query, no row that PostgreSQL names in its
 * answer, no password, token or cookie. So an erased member is in no log either (decision 0015). Of an error it takes what is named here and
 * nothing else: those of libraries carry what they were given.
 */
import { inspect } from 'node:util';
import pino from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';

/** @param now in milliseconds */
export const createLog = (
  level: string,
  to?: DestinationStream,
  now: () => number = Date.now,
): Logger => {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.headers.cookie'],
    serializers: { err: errorForLog },
    hooks: { logMethod: onceAMinute(now) },
  };
  return to === undefined ? pino(options) : pino(options, to);
};

const MINUTE_MS = 60_000;
/** As many different faults are counted at once. */
const MOST_FAULTS = 1000;

/**
 * Writes a line, without secrets in messages of libraries too: Fastify's name whole addresses. An error that would say the same again (a
 * provider is away, and every call and job fails of it) waits for a minute: then `count` says how many there were.
 */
function onceAMinute(now: () => number) {
  const faults = new Map<string, { told: number; count: number }>();
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [given, ...rest] = args.map((part: unknown) =>
      typeof part === 'string' ? withoutSecrets(part) : part,
    );
    const first = given instanceof Error ? { err: given } : given;
    const write = (...line: unknown[]): void => method.apply(this, line as Parameters<LogFn>);
    if (typeof first !== 'object' || first === null || !('err' in first))
      return write(first, ...rest);
    const { err, ...others } = first;
    const fault = errorForLog(err) as Fault;
    // Left to itself the log would take the error's own words, whatever they hold.
    const words = rest.length > 0 ? rest : [fault.message ?? fault.type];
    const key = faultKeyOf(fault, others, words);
    const known = faults.get(key);
    const count = (known?.count ?? 0) + 1;
    if (known !== undefined && now() - known.told < MINUTE_MS) {
      known.count = count;
      return undefined;
    }
    if (faults.size >= MOST_FAULTS) faults.clear();
    faults.set(key, { told: now(), count: 0 });
    return write(count === 1 ? first : { ...first, count }, ...words);
  };
}

/** An error as the log has it. */
interface Fault {
  readonly type?: string;
  readonly message?: string;
  readonly stack?: string;
}

/** What a line about an error says, and where that came from. */
function faultKeyOf(fault: Fault, others: object, words: readonly unknown[]): string {
  // Fastify's requests and answers are others each time, and the fault is the same.
  const named = Object.entries(others).filter(([name]) => !CALL.has(name));
  const told = JSON.stringify([fault, fault.stack?.split('\n', 1)], (name, value: unknown) =>
    name === 'stack' ? undefined : value,
  );
  // Of what libraries hand over, some leads to itself.
  return told + inspect([named, words]);
}

/** What Fastify tells of a call beside its error. */
const CALL: ReadonlySet<string> = new Set(['req', 'res', 'responseTime']);

/** What a text can give away, by its form: a query string, an e-mail address, a phone number, a token (ours have 43 characters). */
const SECRETS = [
  /\?[^\s"'`<>]+/g,
  /[^\s"'`<>(),;@]+@[^\s"'`<>(),;@]+/g,
  /\+\d{8,}/g,
  /[\w-]{40,}/g,
];

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, secret) => left.replaceAll(secret, '[...]'), text);

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

const withoutIds = (text: string): string => withoutSecrets(text).replaceAll(UUID, '[...]');

/** The target of a request for a page: members stand in it by their ids. */
export const pathForLog = (target: string): string => withoutIds(target);

interface Failed {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly query?: unknown;
  readonly constraint?: unknown;
  readonly severity?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** An error of the database without the values that were sent to it or stand in its rows; of any other what it says of itself. */
function errorForLog(error: unknown): unknown {
  if (typeof error === 'string') return withoutIds(error);
  if (!(error instanceof Error)) return { type: typeof error };
  const failed = error as Error & Failed;
  const isQuery = typeof failed.query === 'string' || 'severity' in failed;
  if (!isQuery) {
    const { name, code, cause } = failed;
    const told = { type: name, message: messageOf(error), code, stack: placesOf(error) };
    return cause === undefined ? told : { ...told, cause: errorForLog(cause) };
  }
  const { code, constraint } = (failed.cause ?? failed) as Failed;
  return { type: failed.name, code, constraint, query: failed.query, stack: placesOf(error) };
}

/** A text that could not be read stands, in part, in the words about it; in those about a file its name, by the ids of members. */
const messageOf = (error: Error): string =>
  withoutIds(error instanceof SyntaxError ? error.message.replace(/["'].*/s, '') : error.message);

/** Where it happened, without the words before that. */
export const placesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
