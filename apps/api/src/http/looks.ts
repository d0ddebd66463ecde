/** How much of others somebody looks at: who would take everybody there is meets an end, and whoever looks for somebody does not. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { callerOf } from './request.ts';

/** Counts a profile, or a list that deals many. @throws ProblemError 429 `too_many_requests` */
export async function countLook(
  { limits }: Services,
  request: FastifyRequest,
  what: 'profile' | 'list',
): Promise<void> {
  const [by, key] =
    request.member === null
      ? (['Caller', callerOf(request)] as const)
      : (['Member', request.member.id] as const);
  await limits.consume(`${what}By${by}`, key);
  await limits.consume(`${what}DailyBy${by}`, key);
}
