import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { holdProved } from '../domain/members/log-in.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { SESSION_SECONDS, closeSession, openSession } from '../domain/sessions/sessions.ts';
import type { Executor } from '../db/connection.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { Reply } from './request.ts';

export const SESSION_COOKIE = 'session';

/** Ends the session the caller came with and opens another: an id from before a log-in is worth nothing after it. */
export async function rotateSession(
  services: Services,
  db: Executor,
  request: FastifyRequest,
  memberId: string,
  secret?: Buffer,
): Promise<string> {
  const before = request.cookies[SESSION_COOKIE];
  if (before !== undefined) await closeSession(services, db, before);
  return openSession(services, db, memberId, request.headers['user-agent'], secret);
}

/** Logs in the member who has just proved that the account is theirs, and makes the device a known one. @throws as `holdProved` */
export async function openProved(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  member: MemberRow,
): Promise<void> {
  const id = await services.db.transaction(async (tx) => {
    await holdProved(tx, member);
    return rotateSession(services, tx, request, member.id);
  });
  setSessionCookie(services, reply, id);
  setDeviceCookie(services, request, reply, member.id);
}

export function setSessionCookie(services: Services, reply: Reply, id: string): void {
  reply.setCookie(SESSION_COOKIE, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.secure,
    maxAge: SESSION_SECONDS,
  });
}

export function clearSessionCookie(services: Services, reply: Reply): void {
  reply.setCookie(SESSION_COOKIE, '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.secure,
    maxAge: 0,
  });
}
