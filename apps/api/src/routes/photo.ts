import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { OwnPhoto } from '@velours/openapi/types';
import { readCrop } from '../domain/photos/crop.ts';
import { writeFiles } from '../domain/files/pending-files.ts';
import { filesNamed, photoNames } from '../domain/photos/files.ts';
import { MOST_BYTES } from '../domain/photos/image.ts';
import {
  addPhoto,
  arrangePhotos,
  checkRoom,
  listPhotos,
  removePhoto,
} from '../domain/photos/photos.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { fieldProblem, problem, ProblemError } from '../domain/problem.ts';
import { settingsOf } from '../http/request.ts';
import type { Reply } from '../http/request.ts';

/** What stands around the file, at most. */
const FORM_BYTES = 64 * 1024;
/**
 * A form that is too large, but not by more, is let through to its end and thrown away: whoever still sends when a connection is ended
 * never reads why (RFC 9112, 9.6). Bytes.
 */
const MOST_DRAINED = 256 * 1024 * 1024;

/** GET, POST, PUT and DELETE photo.php: the own photos, one more by a form with one file, their order, one of them removed. */
export const routes = defineRoutes((services) => ({
  getPhotos: async (request) => ({
    body: { photos: await listPhotos(services.db, memberOf(request)) },
  }),
  uploadPhoto: async (request, { reply, write, answeredBefore }) => {
    const key = idempotencyKeyOf(request);
    const member = memberOf(request);
    checkSize(request, reply);
    const upload = services.uploads.admit(member, key);
    try {
      const { bytes, crop } = await upload.receive(request.raw, () => readForm(request, reply));
      const options = { payload: [bytes, Buffer.from(crop ?? '')] };
      const part = readCrop(crop);
      // What refuses it, or has answered it, is asked before it is decoded.
      const before = await answeredBefore<{ photo: OwnPhoto }, 201>(options);
      if (before !== undefined) return before;
      const settings = settingsOf(services, request);
      await checkRoom(services, settings, member);
      await services.limits.consume('photoByMember', member.id);
      const rendered = await upload.render(bytes, part);
      const names = photoNames(member.id);
      const files = await writeFiles(services, member.id, filesNamed(names, rendered.files));
      try {
        return await write(async (tx) => {
          const added = await addPhoto(services, tx, settings, member, { names, rendered });
          await files.keep(tx);
          return { status: 201, body: { photo: added.photo }, afterwards: added.afterwards };
        }, options);
      } finally {
        await files.end();
      }
    } catch (error) {
      // Who is cut off is told at once, not once all is sent.
      if (!request.raw.complete && isRefusedForNow(error)) reply.header('connection', 'close');
      throw error;
    } finally {
      upload.end();
    }
  },
  arrangePhotos: async (request, { write }) =>
    write(async (tx) => {
      const { photos } = request.body;
      return { body: { photos: await arrangePhotos(services, tx, memberOf(request), photos) } };
    }),
  removePhoto: async (request, { write }) =>
    write(async (tx) => {
      const { photo } = request.body;
      const afterwards = await removePhoto(services, tx, memberOf(request), photo);
      return { body: { removed: true }, afterwards };
    }),
}));

const isRefusedForNow = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'service_unavailable';

/** @throws 413 `photo_too_large` by what the form says of its bytes: then none of it is looked at */
function checkSize(request: FastifyRequest, reply: Reply): void {
  const size = Number(request.headers['content-length'] ?? 0);
  if (size > MOST_DRAINED) throw endlessly(reply);
  if (size > MOST_BYTES + FORM_BYTES) throw problem('photo_too_large');
}

/** What may go on for ever is read no further. */
function endlessly(reply: Reply) {
  reply.header('connection', 'close');
  return problem('photo_too_large');
}

/** The one file of the form, and what stood before it. @throws 413, 415, 422 as the contract has them */
async function readForm(
  request: FastifyRequest,
  reply: Reply,
): Promise<{ bytes: Buffer; crop: string | undefined }> {
  if (!request.isMultipart()) throw problem('unsupported_media_type');
  let part: MultipartFile | undefined;
  try {
    part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 4, parts: 6 } });
  } catch {
    throw problem('malformed_request');
  }
  if (part === undefined || part.fieldname !== 'file') throw fieldProblem('file', 'required');
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
      ? endlessly(reply)
      : problem('malformed_request');
  });
  const { crop } = part.fields;
  const value = crop !== undefined && 'value' in crop ? crop.value : undefined;
  return { bytes, crop: typeof value === 'string' ? value : undefined };
}
