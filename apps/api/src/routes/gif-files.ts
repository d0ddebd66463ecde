/** GIF files under /gifs/, for everybody: found by searches, made when first looked at. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { fileOf, keepFile } from '../domain/gifts/gif-files.ts';
import type { GifFile } from '../domain/gifts/gif-files.ts';
import { findGif } from '../domain/gifts/gifs.ts';
import { problem } from '../domain/problem.ts';

const NAME = /^([a-z]+-[a-z0-9-]{1,50})\/(still|moving)\.webp$/;

/** A name is never used for another picture. */
const FOR_EVERYBODY = 'public, max-age=604800, immutable';

/** Serves `/gifs/<id>/still.webp` and `/gifs/<id>/moving.webp`. */
export function registerGifFiles(app: FastifyInstance, services: Services): void {
  app.get('/gifs/*', async (request, reply) => {
    const [, id, kind] = NAME.exec((request.params as { '*': string })['*']) ?? [];
    if (id === undefined || (kind !== 'still' && kind !== 'moving')) throw problem('not_found');
    const name = fileOf(id, kind);
    const kept = await services.storage.open(name);
    const file = kept ?? (await made(services, id, kind));
    if (file === null) throw problem('not_found');
    return reply
      .header('content-type', 'image/webp')
      .header('content-length', file.size)
      .header('cache-control', FOR_EVERYBODY)
      .header('x-content-type-options', 'nosniff')
      .send(file.stream());
  });
}

async function made(services: Services, id: string, kind: GifFile) {
  const gif = await findGif(services, id);
  if (gif === null) return null;
  await keepFile(services, gif, kind);
  return services.storage.open(fileOf(id, kind));
}
