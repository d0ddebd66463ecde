import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCrop } from '../domain/photos/crop.ts';
import { MOST_BYTES } from '../domain/photos/image.ts';
import { addPhoto, arrangePhotos, listPhotos, removePhoto } from '../domain/photos/photos.ts';
import { renderApart } from '../domain/photos/render-process.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { idempotencyKeyOf, write } from '../http/idempotency.ts';
import { fieldProblem, problem } from '../http/problem.ts';

/** What stands around the file, at most. */
const FORM_BYTES = 64 * 1024;

/** GET, POST, PUT and DELETE photo.php: the own photos, one more by a form with one file, their order, one of them removed. */
export const routes: RouteFile = (services) => ({
  getPhotos: async (request) => ({ photos: await listPhotos(services.db, memberOf(request)) }),
  uploadPhoto: async (request, reply) => {
    idempotencyKeyOf(request);
    const { bytes, crop } = await readForm(request, reply);
    const rendered = await renderApart(bytes, readCrop(crop));
    const settings = services.settings.forHost(request.host);
    return write(
      services,
      request,
      reply,
      async (tx) => ({
        status: 201,
        body: { photo: await addPhoto(services, tx, settings, memberOf(request), rendered) },
      }),
      { payload: Buffer.concat([bytes, Buffer.from(crop ?? '')]) },
    );
  },
  arrangePhotos: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { photos } = request.body as { photos: string[] };
      return { body: { photos: await arrangePhotos(services, tx, memberOf(request), photos) } };
    }),
  removePhoto: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { photo } = request.body as { photo: string };
      const afterwards = await removePhoto(services, tx, memberOf(request), photo);
      return { body: { removed: true }, afterwards };
    }),
});

/** The one file of the form, and what stood before it. @throws 413, 415, 422 as the contract has them */
async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ bytes: Buffer; crop: string | undefined }> {
  if (!request.isMultipart()) throw problem('unsupported_media_type');
  // What says that it is too large is not read at all, and what turns out to be no further than the limit.
  const tooLarge = () => {
    reply.header('connection', 'close');
    return problem('photo_too_large');
  };
  if (Number(request.headers['content-length']) > MOST_BYTES + FORM_BYTES) throw tooLarge();
  let part: MultipartFile | undefined;
  try {
    part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 4, parts: 6 } });
  } catch {
    throw problem('malformed_request');
  }
  if (part === undefined || part.fieldname !== 'file') throw fieldProblem('file', 'required');
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
      ? tooLarge()
      : problem('malformed_request');
  });
  const { crop } = part.fields;
  const isText = crop !== undefined && 'value' in crop && typeof crop.value === 'string';
  return { bytes, crop: isText ? (crop.value as string) : undefined };
}
