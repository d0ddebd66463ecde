/** Photo files under /photos/: shown once inspected to who may see them, and to their owner before (spec sections 3 and 6). */
import { and, asc, eq, or } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { members, photos } from '../db/schema.ts';
import { isOutOfReach } from '../domain/blocks/reach.ts';
import { isHiddenFrom } from '../domain/members/invisible.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { photosShownTo } from '../domain/members/profiles.ts';
import { CONTENT_TYPES, formatsFor, inFormat } from '../domain/photos/files.ts';
import type { PhotoFormat } from '../domain/photos/files.ts';
import { ageCheckOf } from '../http/age-check.ts';
import { findSession } from '../domain/sessions/sessions.ts';
import { problem } from '../domain/problem.ts';
import { SESSION_COOKIE } from '../http/session-cookie.ts';
import type { StoredFile } from '../ports/storage/storage-port.ts';

/** Drawn portraits of demo members lie here; they belong to nobody. */
export const DRAWN_FOLDER = 'demo';

const MEMBER_FILE = /^([0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\/[\w.-]+$/;

/** A name is never used for another picture; a week bounds how long a removed one stays in caches. */
const FOR_EVERYBODY = 'public, max-age=604800, immutable';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The same, but only for who was let in. */
const FOR_THE_VIEWER = 'private, max-age=604800, immutable';
const FOR_THE_OWNER = 'private, no-store';

const NAMES = [
  photos.filename,
  photos.viewFilename,
  photos.cardFilename,
  photos.thumbFilename,
  photos.matchFilename,
];

/** Any size of a photo may be asked for. */
const isNamed = (name: string) => or(...NAMES.map((column) => eq(column, name)));

/** Serves `/photos/<name>`. */
export function registerPhotos(app: FastifyInstance, services: Services): void {
  app.get('/photos/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const caching = await cachingOf(services, request, name);
    if (caching === null) throw problem('not_found');
    for (const format of formatsFor(request.headers.accept)) {
      const file = await services.storage.open(inFormat(name, format));
      if (file !== null) return sendFile(reply, file, format, caching);
    }
    throw problem('not_found');
  });
}

/** How the file may be kept by the caller, or null when the caller may not see it. */
async function cachingOf(
  services: Services,
  request: FastifyRequest,
  name: string,
): Promise<string | null> {
  const ageCheck = ageCheckOf(services, request);
  if (name.startsWith(`${DRAWN_FOLDER}/`))
    return ageCheck === 'not_needed' ? FOR_EVER : drawnCaching(services, request, ageCheck, name);
  const memberId = MEMBER_FILE.exec(name)?.[1];
  if (memberId === undefined) return null;
  const [photo] = await services.db
    .select({
      id: photos.id,
      status: photos.status,
      memberStatus: members.status,
      mainPhotoId: members.mainPhotoId,
      invisible: members.invisible,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(and(eq(photos.memberId, memberId), isNamed(name)));
  if (photo === undefined) return null;
  const caller = await memberOf(services, request);
  if (caller?.id === memberId) return FOR_THE_OWNER;
  if (ageCheck === 'needed') return null;
  if (photo.status !== 'active' || photo.memberStatus !== 'active') return null;
  // Who is banned is shown no more than a visitor.
  const viewer = caller === null || caller.status === 'banned' ? null : caller.id;
  const { invisible } = photo;
  if (await isHiddenFrom(services.db, viewer, { id: memberId, invisible })) return null;
  // Nobody is told apart who is not logged in: the main photo is what a visitor sees (spec section 6).
  if (viewer === null) {
    const caching = ageCheck === 'passed' ? FOR_THE_VIEWER : FOR_EVERYBODY;
    return photo.id === photo.mainPhotoId ? caching : null;
  }
  return (await seesPhoto(services, viewer, memberId, photo.id)) ? FOR_THE_VIEWER : null;
}

/** Drawn people are people too where an age check comes first. */
async function drawnCaching(
  services: Services,
  request: FastifyRequest,
  ageCheck: 'needed' | 'passed',
  name: string,
): Promise<string | null> {
  if (ageCheck === 'passed') return FOR_THE_VIEWER;
  const viewer = await memberOf(services, request);
  if (viewer === null) return null;
  const own = await services.db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.memberId, viewer.id), isNamed(name)))
    .limit(1);
  return own.length > 0 ? FOR_THE_OWNER : null;
}

/** Whether a member sees this photo of another: neither has blocked the other, and it is not one for premium members. */
async function seesPhoto(
  services: Services,
  viewerId: string,
  memberId: string,
  photoId: string,
): Promise<boolean> {
  if (await isOutOfReach(services.db, viewerId, memberId)) return false;
  const most = await photosShownTo(services, services.db, viewerId);
  if (most === Infinity) return true;
  const shown = await services.db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.status, 'active')))
    .orderBy(asc(photos.position), asc(photos.id))
    .limit(most);
  return shown.some(({ id }) => id === photoId);
}

async function memberOf(services: Services, request: FastifyRequest): Promise<MemberRow | null> {
  const cookie = request.cookies[SESSION_COOKIE];
  if (cookie === undefined) return null;
  return (await findSession(services, cookie))?.member ?? null;
}

/** A picture and nothing else: whatever was hidden in it, no browser runs or embeds it. */
function sendFile(reply: FastifyReply, file: StoredFile, format: PhotoFormat, caching: string) {
  return reply
    .header('content-type', CONTENT_TYPES[format])
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="photo.${format}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', caching)
    .header('vary', caching === FOR_EVER ? 'accept' : 'accept, cookie')
    .header('x-content-type-options', 'nosniff')
    .send(file.stream());
}
