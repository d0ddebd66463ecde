/** Photo files under /photos/: shown to everybody once inspected, and to their owner before. */
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { members, photos } from '../db/schema.ts';
import { findSession } from '../domain/sessions/sessions.ts';
import { problem } from '../http/problem.ts';
import { SESSION_COOKIE } from '../http/session-cookie.ts';

/** Drawn portraits of demo members lie here; they belong to nobody. */
export const DRAWN_FOLDER = 'demo';

const MEMBER_FOLDER = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\//;

/** A name is never used for another picture; a week bounds how long a removed one stays in caches. */
const FOR_EVERYBODY = 'public, max-age=604800, immutable';
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_THE_OWNER = 'private, no-store';

/** Serves `/photos/<name>`. */
export function registerPhotos(app: FastifyInstance, services: Services): void {
  app.get('/photos/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const caching = await cachingOf(services, request, name);
    const file = caching === null ? null : await services.storage.open(name);
    if (caching === null || file === null) throw problem('not_found');
    return sendFile(reply, file.size, caching, () => file.stream());
  });
}

/** How the file may be kept by the caller, or null when the caller may not see it. */
async function cachingOf(
  services: Services,
  request: FastifyRequest,
  name: string,
): Promise<string | null> {
  if (name.startsWith(`${DRAWN_FOLDER}/`)) return FOR_EVER;
  const memberId = MEMBER_FOLDER.exec(name)?.[1];
  if (memberId === undefined) return null;
  const [photo] = await services.db
    .select({ status: photos.status, memberStatus: members.status })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(
      and(
        eq(photos.memberId, memberId),
        or(
          eq(photos.filename, name),
          eq(photos.thumbFilename, name),
          eq(photos.matchFilename, name),
        ),
      ),
    );
  if (photo === undefined) return null;
  if (photo.status === 'active' && photo.memberStatus === 'active') return FOR_EVERYBODY;
  const session = await findSession(services, request.cookies[SESSION_COOKIE] ?? '');
  return session?.member.id === memberId ? FOR_THE_OWNER : null;
}

function sendFile(reply: FastifyReply, size: number, caching: string, open: () => unknown) {
  return reply
    .header('content-type', 'image/webp')
    .header('content-length', size)
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .send(open());
}
