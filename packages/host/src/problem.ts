/** Every answer that refuses is problem details with a code of the contract. */
import type { Problem } from '@velours/openapi/types';
import type { FastifyReply } from 'fastify';

/** When to try again what is unavailable for now: a restart of the database takes about as long. Seconds. */
export const AWAY_SECONDS = 1;

export function sendProblem(reply: FastifyReply, refusal: Problem): FastifyReply {
  const { status, retry_after_minutes: minutes } = refusal;
  if (minutes !== undefined) reply.header('retry-after', String(minutes * 60));
  else if (status === 503) reply.header('retry-after', String(AWAY_SECONDS));
  return reply.code(status).type('application/problem+json').send(refusal);
}
