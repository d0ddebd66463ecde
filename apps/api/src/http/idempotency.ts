/**
 * Writes that can be retried. The effect and the record of its answer commit in one transaction, so an acknowledged write
 * exists once, whatever is killed in between.
 *
 * Only effects are recorded: a refusal changed nothing, so the same key may try again (a member who bought credits
 * presses "retry"). The key is kept as a hash and the payload as an HMAC under the key, so the table gives away neither (a message bears its key itself,
 * since its text is no secret here either).
 */
import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CountOnce, Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import { placeholdersOf, prepared } from '../db/prepared.ts';
import { together } from '../db/together.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { HOUR_MS } from '../ports/clock.ts';
import type { Reply } from './request.ts';
import { problem } from '../domain/problem.ts';
import { sha256 } from '../secrets.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

/** How long an answer can be replayed. */
export const KEY_LIFETIME_MS = 48 * HOUR_MS;
const KEY_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a write did inside its transaction. */
interface WriteResult<Body, Status> {
  /** 200 unless said. */
  readonly status?: Status;
  readonly body: Body;
  /** Whom the answer is for, where that is not the caller (a sign-up). */
  readonly memberId?: string;
  /** Whether it has ended the session it came with: the answer is kept for that session's cookie too, which is nobody's from now on. */
  readonly endsSession?: boolean;
  /** Runs once, after the commit. */
  readonly afterwards?: (() => void | Promise<void>) | undefined;
}

/** The answer of a write, as it was given first. */
interface Written<Body, Status> {
  readonly status: Status;
  readonly body: Body;
}

interface WriteOptions {
  /** What the call carries besides query and JSON body, for the fingerprint: the bytes of an upload. */
  readonly payload?: readonly Buffer[] | undefined;
  /** What a replay has to do again, given the member the first call was for (a new session cookie). */
  readonly onReplay?: ((memberId: string) => Promise<void>) | undefined;
  /** Counts the call where it is limited, unless it was answered before. It needs a connection of its own: no transaction is open yet. */
  readonly count?: (() => Promise<unknown>) | undefined;
}

function givenKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && KEY_PATTERN.test(key) ? key.toLowerCase() : null;
}

/** The key of the call. @throws 400 `idempotency_key_required` */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = givenKey(request);
  if (key === null) throw problem('idempotency_key_required');
  return key;
}

/** The writes of a call. */
export interface Writes {
  /** Runs `effect` once for the caller's key; a repeated call gets the first answer. */
  readonly write: <Body, Status extends number = 200>(
    effect: (tx: Tx) => Promise<WriteResult<Body, Status>>,
    options?: WriteOptions,
  ) => Promise<Written<Body, Status>>;
  /**
   * The first answer, where the call is a repeated one: asked before work that `write` would do for nothing. Undefined for a new call.
   * @throws 422 `idempotency_key_reused`
   */
  readonly answeredBefore: <Body, Status>(
    options?: WriteOptions,
  ) => Promise<Written<Body, Status> | undefined>;
  /** Counts the call where it is limited, unless it was counted under its key before. */
  readonly once: CountOnce;
}

export const writesOf = (services: Services, request: FastifyRequest, reply: Reply): Writes => ({
  write: (effect, options = {}) => write(services, request, reply, effect, options),
  answeredBefore: (options = {}) => answeredBefore(services, request, reply, options),
  once: (count, part = '') => countOnce(services, request, count, part),
});

async function write<Body, Status extends number = 200>(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  effect: (tx: Tx) => Promise<WriteResult<Body, Status>>,
  options: WriteOptions,
): Promise<Written<Body, Status>> {
  const { keyHash, fingerprint, operation } = identityOf(request, options);

  if (options.count !== undefined) {
    const before = await answeredBefore<Body, Status>(services, request, reply, options);
    if (before !== undefined) return before;
    await options.count();
  }
  const outcome = await services.db.transaction(async (tx) => {
    // Two statements, sent together: the snapshot of the second must be younger than the lock.
    const [[lock], rows] = await together([
      lockKey(tx, { key: keyHash.readBigInt64BE(0).toString() }),
      answersTo(tx, { keyHash }),
    ]);
    if (lock?.free !== true) throw problem('idempotency_in_progress');
    const known = assertSameCall(rows[0], fingerprint);
    if (known !== undefined) return { replayed: known };
    const { status = 200, body, memberId, endsSession, afterwards } = await effect(tx);
    const answer = {
      keyHash,
      fingerprint,
      operation,
      memberId: memberId ?? request.member?.id ?? null,
      status,
      body: JSON.stringify(body),
      createdAt: new Date(services.clock()),
    };
    await keepAnswer(tx, answer);
    if (endsSession === true) await keepAnswer(tx, { ...answer, keyHash: endedHash(request) });
    return { written: { status: status as Status, body }, afterwards };
  });

  if (outcome.replayed !== undefined) return replay(reply, outcome.replayed, options);
  await outcome.afterwards?.();
  return outcome.written;
}

async function answeredBefore<Body, Status>(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  options: WriteOptions,
): Promise<Written<Body, Status> | undefined> {
  const { keyHash, fingerprint } = identityOf(request, options);
  const [row] = await answersTo(services.db, { keyHash });
  const known = assertSameCall(row, fingerprint);
  return known === undefined ? undefined : replay(reply, known, options);
}

async function countOnce(
  { limits }: Services,
  request: FastifyRequest,
  count: () => Promise<unknown>,
  part: string,
): Promise<boolean> {
  const { keyHash, fingerprint } = identityOf(request, {});
  // With what it says: another guess under the same key is another.
  const call = [keyHash.toString('base64url'), fingerprint.toString('base64url'), part];
  const isCounted = await limits.isKnown('callByKey', ...call);
  if (isCounted && (await limits.isWithin('callByKey', ...call))) return true;
  if ((await count()) === false) return false;
  // Only now: of copies sent side by side none goes past the limits.
  if (!isCounted) await limits.isWithin('callByKey', ...call);
  return true;
}

/**
 * The answer of the call that has ended the session whose cookie this one brings, under the same key; null for any other. Whether it is the
 * same call is known once its body is read: `sameAnswer`.
 */
export async function answerOfEnded(
  services: Services,
  request: FastifyRequest,
): Promise<KnownAnswer | null> {
  const { [SESSION_COOKIE]: cookie = '' } = request.cookies;
  if (cookie === '' || givenKey(request) === null) return null;
  const [row] = await answersTo(services.db, { keyHash: endedHash(request) });
  return row ?? null;
}

/** @throws 422 `idempotency_key_reused` */
export function sameAnswer(known: KnownAnswer, request: FastifyRequest): KnownAnswer {
  assertSameCall(known, fingerprintOf(idempotencyKeyOf(request), operationIdOf(request), request));
  return known;
}

type KnownAnswer = typeof idempotencyKeys.$inferSelect;

const lockKey = prepared('lock_key', (db) =>
  db
    .select({
      free: sql<boolean>`pg_try_advisory_xact_lock(${sql.placeholder('key')}::bigint)`,
    })
    .from(sql`(values (1)) one`),
);

const answersTo = prepared('answers_to_key', (db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, sql.placeholder('keyHash'))),
);

const keepAnswer = prepared('keep_answer', (db) =>
  db.insert(idempotencyKeys).values(placeholdersOf(idempotencyKeys)),
);

function assertSameCall(
  known: KnownAnswer | undefined,
  fingerprint: Buffer,
): KnownAnswer | undefined {
  if (known !== undefined && !known.fingerprint.equals(fingerprint)) {
    throw problem('idempotency_key_reused');
  }
  return known;
}

/** The fingerprint says that it is an answer of the same operation: so it is of the same type. */
async function replay<Body, Status>(
  reply: Reply,
  { memberId, status, body }: KnownAnswer,
  options: WriteOptions,
): Promise<Written<Body, Status>> {
  if (memberId !== null) await options.onReplay?.(memberId);
  reply.header('idempotency-replayed', 'true');
  return { status: status as Status, body: JSON.parse(body) as Body };
}

/** What tells this call from others. */
function identityOf(request: FastifyRequest, { payload }: WriteOptions) {
  const key = idempotencyKeyOf(request);
  const operation = operationIdOf(request);
  const caller = request.member?.id ?? 'visitor';
  return {
    operation,
    keyHash: hashOf(caller, key),
    fingerprint: fingerprintOf(key, operation, request, payload),
  };
}

/** As the key of a caller, which is who has the cookie of a session that has ended. */
const endedHash = (request: FastifyRequest): Buffer =>
  hashOf(`ended ${request.cookies[SESSION_COOKIE]}`, idempotencyKeyOf(request));

const hashOf = (caller: string, key: string): Buffer => sha256(`${caller} ${key}`);

/** Forgets answers that are too old to be asked for again. */
export async function forgetOldKeys(services: Services): Promise<void> {
  const limit = new Date(services.clock() - KEY_LIFETIME_MS);
  await services.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit));
}

export const operationIdOf = (request: FastifyRequest): string =>
  (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? '';

function fingerprintOf(
  key: string,
  operation: string,
  request: FastifyRequest,
  payload: readonly Buffer[] = [],
): Buffer {
  const hmac = createHmac('sha256', key);
  hmac.update(JSON.stringify([operation, request.query ?? null, canonical(request.body ?? null)]));
  for (const part of payload) hmac.update(part);
  return hmac.digest();
}

/** The same JSON whatever order its keys came in. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  );
}
