import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  photoUploadMachine,
  type PhotoUploadInput,
  type RemovePhotoInput,
  type ServerPhoto,
  type UploadPhotoInput,
} from '@velours/machines/photoUpload';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, type Api, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { sendBy } from '../../app/data/browser-client.ts';
import { uploadFetch } from '../../app/data/upload-fetch.ts';
import { cropOf } from './crops.ts';

export { whenSent } from './when-sent.ts';

export type PhotoUploadActor = Actor<typeof photoUploadMachine>;

export interface PhotoUploadActorParts {
  api: Api;
  client: QueryClient;
  /** Called with the list as the server tells it, for what the statechart does not need of it. */
  keep: (photos: readonly Schemas['OwnPhoto'][]) => void;
}

/**
 * The member's photos over photo.php (spec section 7). The member is asked for anew once a photo came or went.
 */
export function createPhotoUploadActor(
  { api, client, keep }: PhotoUploadActorParts,
  input: Omit<PhotoUploadInput, 'newKey'>,
): PhotoUploadActor {
  const forgetMember = (): void => void client.invalidateQueries({ queryKey: userKey });
  const actor: PhotoUploadActor = createActor(
    photoUploadMachine.provide({
      actors: {
        readPhotos: fromPromise<readonly ServerPhoto[], undefined>(async ({ signal }) => {
          const { photos } = await answer(api.GET('/api/photo.php', { signal }));
          keep(photos);
          return photos;
        }),
        uploadPhoto: fromPromise<unknown, UploadPhotoInput>(
          async ({ input: { id, file, idempotencyKey }, signal }) => {
            const send = uploadFetch((progress) => {
              if (!signal.aborted) actor.send({ type: 'PROGRESS', id, progress });
            });
            const crop = cropOf(file);
            const stop = sendBy(idempotencyKey, send);
            try {
              await answer(
                api.POST('/api/photo.php', {
                  params: intent(idempotencyKey),
                  // The part stands before the file: it is read first.
                  body: { ...(crop === undefined ? {} : { crop }), file: file as File },
                  signal,
                }),
              );
            } finally {
              stop();
            }
            forgetMember();
          },
        ),
        // Not aborted with the statechart: what is removed as the page is left is removed.
        removePhoto: fromPromise<unknown, RemovePhotoInput>(
          async ({ input: { photoId, idempotencyKey } }) => {
            await answer(
              api.DELETE('/api/photo.php', {
                params: intent(idempotencyKey),
                body: { photo: photoId },
                keepalive: true,
              }),
            );
            forgetMember();
          },
        ),
      },
    }),
    { input: { ...input, newKey: newIdempotencyKey } },
  );
  return actor;
}
