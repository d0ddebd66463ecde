/**
 * Reads that may be a second old go to the replica, where there is one. Whoever has just written reads the primary: a cookie that is older
 * than any late read says so, or the page itself that wrote.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasPageWritten } from '@velours/host/page-session';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection.ts';
import { isRead } from './guard.ts';

const COOKIE = 'recent-write';
/** Longer than a read may be old, from when the answer of the write has come. */
const COOKIE_SECONDS = 5;

/** Every call that may write tells the browser of it before it does. */
export function tellOfWrites(scope: FastifyInstance, { config }: Services): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (isRead(request)) return;
    reply.setCookie(COOKIE, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secure,
      maxAge: COOKIE_SECONDS,
    });
  });
}

/** Runs `read` on what may be up to a second old, but for whoever has just written. */
export async function readLate<Result>(
  { db, replica }: Services,
  request: FastifyRequest,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const mustBeNew = replica === null || request.cookies[COOKIE] !== undefined || hasPageWritten();
  return mustBeNew ? read(db) : replica.read(read);
}
