import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MOST_BYTES, renderUpload } from '../domain/photos/image.ts';
import { addPhoto, listPhotos, removePhoto } from '../domain/photos/photos.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { idempotencyKeyOf, write } from '../http/idempotency.ts';
import { fieldProblem, problem } from '../http/problem.ts';

/** GET, POST and DELETE photo.php: the own photos, one more by a form with one file, one of them removed. */
export const routes: RouteFile = (services) => ({
  getPhotos: async (request) => ({ photos: await listPhotos(services, memberOf(request)) }),
  uploadPhoto: async (request, reply) => {
    idempotencyKeyOf(request);
    const bytes = await readFile(request);
    const rendered = await renderUpload(bytes);
    const settings = services.settings.forHost(request.host);
    return write(
      services,
      request,
      reply,
      async (tx) => ({
        status: 201,
        body: { photo: await addPhoto(services, tx, settings, memberOf(request), rendered) },
      }),
      { payload: bytes },
    );
  },
  removePhoto: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { photo } = request.body as { photo: string };
      const afterwards = await removePhoto(services, tx, memberOf(request), photo);
      return { body: { removed: true }, afterwards };
    }),
});

/** The one file of the form. @throws 413, 415, 422 as the contract has them */
async function readFile(request: FastifyRequest): Promise<Buffer> {
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
      ? problem('photo_too_large')
      : problem('malformed_request');
  });
  return bytes;
}
