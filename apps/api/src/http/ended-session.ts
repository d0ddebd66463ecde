/**
 * Calls that end the session they came with: a new password, another address, a deletion. Where the answer is lost, the call is repeated with a
 * cookie that opens nothing any more; `idempotency.ts` has kept the answer for that cookie too. The session that took the place of the
 * ended one is derived from it by the server's key, so that a repeated call brings the same one, as long as it holds.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Executor } from '../db/connection.ts';
import { findSession, openSession, sessionIdOf } from '../domain/sessions/sessions.ts';
import { idempotencyKeyOf, sameAnswer } from './idempotency.ts';
import { SESSION_COOKIE, setSessionCookie } from './session-cookie.ts';

/** Opens the session that takes the place of the caller's, which the transaction ends. */
export const openNext = (
  services: Services,
  db: Executor,
  request: FastifyRequest,
  memberId: string,
): Promise<string> =>
  openSession(services, db, memberId, request.headers['user-agent'], nextSecret(services, request));

const nextSecret = ({ vault }: Services, request: FastifyRequest): Buffer =>
  vault.hash('session', `${request.cookies[SESSION_COOKIE]} ${idempotencyKeyOf(request)}`);

/** Answers a call that the guard knows to be a repeated one (`request.repeated`), in place of its handler. */
export function createRepeater(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.repeated === null) return undefined;
    const { memberId, status, body } = sameAnswer(request.repeated, request);
    const next = memberId === null ? null : sessionIdOf(memberId, nextSecret(services, request));
    // Ended since, it stays so; and the cookie is left alone: it may be that of a log-in a moment ago.
    if (next !== null && (await findSession(services, next)) !== null)
      setSessionCookie(services, reply, next);
    return reply.header('idempotency-replayed', 'true').code(status).send(JSON.parse(body));
  };
}
