import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectPhotos, selectUndoable } from '@velours/machines/photoUpload';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { createPhotoUploadActor, whenSent, type PhotoUploadActor } from './photo-upload-actor.ts';

const { photo: stored } = exampleOf('uploadPhoto', 201);
const own = (...photos: object[]) => ({ photos: photos as Schemas['OwnPhoto'][] });
const file = new File(['bytes'], 'me.webp', { type: 'image/webp' });

let actor: PhotoUploadActor | undefined;
afterEach(() => {
  actor?.stop();
  vi.useRealTimers();
});

/** The statechart over an API that answers like this; the list tells what is stored. */
function start(answers: FetchAnswers, photos: readonly Schemas['Photo'][] | null = []) {
  const client = new QueryClient();
  const calls: string[] = [];
  const respond = fetchFromExamples(answers);
  const api = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    retry: { retries: 0 },
    fetch: async (request) => {
      calls.push(request.method);
      return respond(request);
    },
  });
  const keep = vi.fn<(photos: readonly Schemas['OwnPhoto'][]) => void>();
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  actor = createPhotoUploadActor({ api, client, keep }, { isPremium: false, photos });
  actor.start();
  return { actor, keep, calls, invalidated };
}

const statusesOf = (of: PhotoUploadActor): string[] =>
  selectPhotos(of.getSnapshot()).map(({ kind, status }) => `${kind} ${status}`);

describe('[P04] the member’s photos over photo.php', () => {
  it('what was sent is read back with the list, which is kept for the page', async () => {
    const listed = own({ ...stored, rejected_reason: null });
    const { actor, keep, invalidated } = start({ getPhotos: listed });
    actor.send({ type: 'ADD', files: [file] });
    await whenSent(actor);
    await vi.waitFor(() => expect(statusesOf(actor)).toEqual(['photo pending']));
    expect(keep).toHaveBeenLastCalledWith(listed.photos);
    expect(invalidated).toHaveBeenCalledWith({ queryKey: userKey });
  });

  it('a photo that fails on its way holds the step back, with its reason', async () => {
    const { actor } = start({ uploadPhoto: '415/photoType', getPhotos: 'none' });
    actor.send({ type: 'ADD', files: [file] });
    await expect(whenSent(actor)).rejects.toMatchObject({
      code: 'photo_type_refused',
      status: 422,
    });
    expect(statusesOf(actor)).toEqual(['item failed']);
    // It was seen to have failed: the member may go on without it.
    await expect(whenSent(actor)).resolves.toBeUndefined();
  });

  it('a photo that is removed can be kept until the step is left, then it is removed once', async () => {
    const { actor, calls } = start({ getPhotos: 'none' }, [stored]);
    actor.send({ type: 'REMOVE', photoId: stored.id });
    actor.send({ type: 'UNDO', photoId: stored.id });
    await whenSent(actor);
    expect(calls).not.toContain('DELETE');
    actor.send({ type: 'REMOVE', photoId: stored.id });
    expect(selectUndoable(actor.getSnapshot())).toBe(stored.id);
    await whenSent(actor);
    await vi.waitFor(() => expect(actor.getSnapshot().context.photos).toEqual([]));
    expect(calls.filter((method) => method === 'DELETE')).toHaveLength(1);
  });

  it('[B03] a removal goes on when the page is left', async () => {
    let removed = 0;
    const { actor } = start(
      {
        removePhoto: () => {
          removed += 1;
          return '200';
        },
      },
      [stored],
    );
    actor.send({ type: 'REMOVE', photoId: stored.id });
    actor.send({ type: 'LEAVING' });
    actor.stop();
    await vi.waitFor(() => expect(removed).toBe(1));
  });
});
