import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { createTexts, type Translate } from '../../app/i18n/texts.ts';
import { createPhotoUploadActor } from './photo-upload-actor.ts';
import { ownPhotosProps, photoUploadProps, servedPhotosProps } from './photo-upload.ts';

const { photo } = exampleOf('uploadPhoto', 201);
const t = (() => ({})) as unknown as Translate;

it('[P04] a photo moves among those that are shown; one that can still be kept stands behind them', () => {
  const api = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    fetch: fetchFromExamples({}),
  });
  const actor = createPhotoUploadActor(
    { api, client: new QueryClient(), keep: () => undefined },
    { isPremium: true, photos: ['a', 'b', 'c', 'd'].map((id) => ({ ...photo, id })) },
  );
  actor.start();
  actor.send({ type: 'REMOVE', photoId: 'a' });
  const put = vi.fn<(order: readonly string[]) => void>();
  const shown = (order: readonly string[] | null) =>
    ownPhotosProps(actor.getSnapshot(), { t, send: actor.send, urlOf: () => '' }, { order, put });
  expect(shown(null).photos.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  shown(null).onMove?.('b', 1);
  expect(put).toHaveBeenLastCalledWith(['c', 'b', 'd', 'a']);
  shown(['c', 'b', 'd', 'a']).onMove?.('d', 0);
  expect(put).toHaveBeenLastCalledWith(['d', 'c', 'b', 'a']);
  shown(null).onMakeMain?.('c');
  expect(put).toHaveBeenLastCalledWith(['c', 'b', 'd', 'a']);
  actor.send({ type: 'ADD', files: [new File(['bytes'], 'me.webp', { type: 'image/webp' })] });
  shown(null).onMove?.('b', 3);
  expect(put).toHaveBeenLastCalledWith(['c', 'd', 'b', 'a']);
  actor.stop();
});

it('[P04] what would be refused on its way is refused as it is chosen, in the member’s language', async () => {
  const texts = createTexts('de');
  await texts.load(['common', 'errors', 'photos', 'signup']);
  const { user } = exampleOf('getUser', 200, 'premium');
  const settings = { cdn_prefix: '', photo_limit_free: 3, photo_limit_premium: 25 };
  const { refuse } = servedPhotosProps(user, settings, { t: texts.t, send: () => undefined });
  const file = (type: string, size = 1) => new File([new Uint8Array(size)], 'me', { type });
  expect(refuse?.(file('image/webp'))).toBeUndefined();
  expect(refuse?.(file('image/gif'))).toBe(texts.t(($) => $.errors.codes.photo_type_refused));
  expect(refuse?.(file('image/heic'))).toBe(texts.t(($) => $.errors.codes.photo_heic));
  const large = file('image/jpeg', 8 * 1024 * 1024 + 1);
  expect(refuse?.(large)).toBe(texts.t(($) => $.errors.codes.photo_too_large));
});

/** What is shown of a free member's photos and what is on its way, by the answer to an upload. */
function openUpload(photos: readonly string[], texts: Translate, uploadPhoto?: string) {
  const api = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    retry: { retries: 0 },
    fetch: fetchFromExamples(uploadPhoto === undefined ? {} : { uploadPhoto }),
  });
  const actor = createPhotoUploadActor(
    { api, client: new QueryClient(), keep: () => undefined },
    {
      isPremium: false,
      photos: photos.map((id) => ({ ...photo, id, status: 'active' as const })),
    },
  ).start();
  const shown = () =>
    photoUploadProps(actor.getSnapshot(), { t: texts, send: actor.send, urlOf: () => '' });
  return { actor, shown };
}

it('[P04] while a removal can be undone it is said how many photos are left, and when another can be added', async () => {
  const texts = createTexts('en');
  await texts.load(['common', 'photos', 'signup']);
  const { actor, shown } = openUpload(['a', 'b', 'c'], texts.t);
  const said = () => {
    const { used = 0, limit, labels } = shown();
    return [labels.count(used, limit), labels.full(limit)];
  };
  const full = 'You have reached 3 photos. Remove one to add another.';
  expect(said()).toEqual(['3 of 3 photos', full]);
  actor.send({ type: 'REMOVE', photoId: 'a' });
  expect(said()).toEqual(['2 of 3 photos', 'You can add another as soon as the photo is removed.']);
  actor.send({ type: 'UNDO', photoId: 'a' });
  expect(said()).toEqual(['3 of 3 photos', full]);
  actor.stop();
});

it.each([
  ['415/photoType', true],
  ['network-error', false],
])(
  '[P04] a photo that failed with %s was refused for what it is: %s',
  async (answer, isRefused) => {
    const texts = createTexts('en');
    await texts.load(['common', 'errors', 'photos', 'signup']);
    const { actor, shown } = openUpload([], texts.t, answer);
    actor.send({ type: 'ADD', files: [new File(['bytes'], 'me.webp', { type: 'image/webp' })] });
    const failed = () => shown().photos.find(({ status }) => status === 'failed');
    await expect.poll(() => failed()).toBeDefined();
    expect(failed()?.isRefused).toBe(isRefused);
    actor.stop();
  },
);
