import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor, fromPromise } from 'xstate';
import {
  type PhotoReason,
  type PhotoUploadInput,
  photoUploadMachine,
  type RemovePhotoInput,
  selectFailedRemovals,
  selectIsBusy,
  selectPhotos,
  type ServerPhoto,
  type UploadPhotoInput,
} from '@velours/machines/photoUpload';
import { newIdempotencyKey, type ClientFetch } from '@velours/api-client';
import { answer, type Api, intent, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { sendBy } from '../../app/data/browser-client.ts';
import { addPhoto, cropOf } from './add-photos.ts';

export type PhotoUploadActor = Actor<typeof photoUploadMachine>;

interface PhotoUploadActorParts {
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
              await addPhoto(api, intent(idempotencyKey), { crop, file: file as File }, signal);
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

/** A chosen photo did not arrive, or a removed one is still there; each says why itself. */
class PhotoNotSentError extends Error {
  override readonly name = 'PhotoNotSentError';
  readonly code: string;
  readonly params: PhotoReason['params'];
  /** As that of a refused form: sending the step again is another try. */
  readonly status = 422;
  readonly isRemoval: boolean;

  constructor({ reason: { code, params }, isRemoval }: Failed) {
    super(code);
    this.isRemoval = isRemoval;
    this.code = code;
    this.params = params;
  }
}

interface Failed {
  id: string;
  reason: PhotoReason;
  isRemoval: boolean;
}

function failedOf(actor: PhotoUploadActor): Failed[] {
  const snapshot = actor.getSnapshot();
  const items = selectPhotos(snapshot).filter(({ status }) => status === 'failed');
  return [
    ...items.map(({ id, reason }) => ({ id, reason, isRemoval: false })),
    ...selectFailedRemovals(snapshot).map(({ photoId, reason }) => ({
      id: photoId,
      reason,
      isRemoval: true,
    })),
  ].filter((failed): failed is Failed => failed.reason !== null);
}

/** Whether something is on its way: a removal outlives its document, and how it ends is to be told all the same. */
const isOnItsWay = (actor: PhotoUploadActor): boolean => {
  const snapshot = actor.getSnapshot();
  return selectIsBusy(snapshot) || snapshot.context.removing !== null;
};

/** Not by xstate's `waitFor`, which every page with a statechart would carry. A statechart that ends has nothing on its way. */
const untilIdle = (actor: PhotoUploadActor): Promise<void> =>
  new Promise((done) => {
    const subscription = actor.subscribe({ next: look, complete: done });
    function look(): void {
      if (isOnItsWay(actor)) return;
      subscription.unsubscribe();
      done();
    }
    look();
  });

/**
 * Waits until nothing is on its way any more; what was removed no longer can be kept.
 * @throws PhotoNotSentError where a photo that was on its way, or a removal, has failed. What had failed before is known.
 */
export async function whenSent(actor: PhotoUploadActor): Promise<void> {
  const known = new Set(failedOf(actor).map(({ id }) => id));
  actor.send({ type: 'LEAVING' });
  await untilIdle(actor);
  const failed = failedOf(actor).find(({ id }) => !known.has(id));
  if (failed) throw new PhotoNotSentError(failed);
}

/** The header lines of an answer. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/** Statuses whose answer has no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` that tells how much of the body has gone out, from 0 to 1: the browser says so of an XMLHttpRequest alone. It is for
 * the site's own origin: the cookies go with it.
 */
export function uploadFetch(
  tell: (progress: number) => void,
  makeRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): ClientFetch {
  return async (request) => {
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    return new Promise((done, fail) => {
      const xhr = makeRequest();
      const stop = (): void => xhr.abort();
      const end = (settle: () => void) => (): void => {
        signal.removeEventListener('abort', stop);
        settle();
      };
      xhr.open(request.method, request.url);
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) tell(loaded / total);
      });
      xhr.addEventListener(
        'load',
        end(() => {
          const { status, statusText } = xhr;
          const headers = headersOf(xhr.getAllResponseHeaders());
          const answer = EMPTY.has(status) ? null : xhr.responseText;
          done(new Response(answer, { status, statusText, headers }));
        }),
      );
      xhr.addEventListener(
        'error',
        end(() => fail(new TypeError('the upload failed'))),
      );
      xhr.addEventListener(
        'abort',
        end(() => fail(signal.reason)),
      );
      signal.addEventListener('abort', stop, { once: true });
      xhr.send(body);
    });
  };
}
