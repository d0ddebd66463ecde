/**
 * Writes that can be retried. The effect and the record of its answer commit in one transaction, so an acknowledged write
 * exists once, whatever is killed in between.
 *
 * Only effects are recorded: a refusal changed nothing, so the same key may try again (a member who bought credits
 * presses "retry"). The key is kept as a hash and the payload as an HMAC under the key, so the table gives away neither (a message bears its key itself,
 * since its text is no secret here either).
 */
import { createHash, createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Executor } from '../db/connection.ts';
import { idempotencyKeys } from '../db/schema.ts';
import type { WriteEffect, WriteResult } from './handler.ts';
import { problem } from '../domain/problem.ts';

/** How long an answer can be replayed. */
export const KEY_LIFETIME_MS = 48 * 3_600_000;
const KEY_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface WriteOptions {
  /** What the call carries besides query and JSON body, for the fingerprint: the bytes of an upload. */
  readonly payload?: readonly Buffer[] | undefined;
  /** What a replay has to do again, given the member the first call was for (a new session cookie). */
  readonly onReplay?: ((memberId: string) => Promise<void>) | undefined;
}

/** The key of the call. @throws 400 `idempotency_key_required` */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) throw problem('idempotency_key_required');
  return key.toLowerCase();
}

/** Runs `effect` once for the caller's key; a repeated call gets the first answer. Sets the reply's status. */
export async function write(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: WriteEffect,
  options: WriteOptions = {},
): Promise<unknown> {
  const { keyHash, fingerprint, operation } = identityOf(request, options);

  const outcome = await services.db.transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${keyHash.readBigInt64BE(0).toString()}::bigint) as free`,
    );
    if (lock?.free !== true) throw problem('idempotency_in_progress');
    // A statement of its own: its snapshot must be younger than the lock.
    const known = await knownAnswer(tx, { keyHash, fingerprint });
    if (known !== undefined) return { replayed: known };
    const result = await effect(tx);
    await tx.insert(idempotencyKeys).values({
      keyHash,
      fingerprint,
      operation,
      memberId: result.memberId ?? request.member?.id ?? null,
      status: result.status ?? 200,
      body: JSON.stringify(result.body),
      createdAt: new Date(services.clock()),
    });
    return { result };
  });

  if (outcome.replayed !== undefined) return replay(reply, outcome.replayed, options);
  await outcome.result.afterwards?.();
  reply.code(outcome.result.status ?? 200);
  return outcome.result.body;
}

/**
 * The first answer, where the call is a repeated one: asked before work that `write` would do for nothing. Undefined for a new call.
 * @throws 422 `idempotency_key_reused`
 */
export async function answeredBefore(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  options: WriteOptions = {},
): Promise<unknown> {
  const known = await knownAnswer(services.db, identityOf(request, options));
  return known === undefined ? undefined : replay(reply, known, options);
}

type KnownAnswer = typeof idempotencyKeys.$inferSelect;

async function knownAnswer(
  db: Executor,
  call: { readonly keyHash: Buffer; readonly fingerprint: Buffer },
): Promise<KnownAnswer | undefined> {
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, call.keyHash));
  if (known !== undefined && !known.fingerprint.equals(call.fingerprint)) {
    throw problem('idempotency_key_reused');
  }
  return known;
}

async function replay(
  reply: FastifyReply,
  { memberId, status, body }: KnownAnswer,
  options: WriteOptions,
): Promise<unknown> {
  if (memberId !== null) await options.onReplay?.(memberId);
  reply.header('idempotency-replayed', 'true').code(status);
  return JSON.parse(body) as unknown;
}

/** What tells this call from others. */
function identityOf(request: FastifyRequest, { payload }: WriteOptions) {
  const key = idempotencyKeyOf(request);
  const operation = operationIdOf(request);
  const caller = request.member?.id ?? 'visitor';
  return {
    operation,
    keyHash: createHash('sha256').update(`${caller} ${key}`).digest(),
    fingerprint: fingerprintOf(key, operation, request, payload),
  };
}

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

export type { WriteEffect, WriteResult };
