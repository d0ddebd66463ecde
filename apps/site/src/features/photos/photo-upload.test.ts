import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { createTexts, type Translate } from '../../app/i18n/texts.ts';
import { createPhotoUploadActor } from './photo-upload-actor.ts';
import { ownPhotosProps, servedPhotosProps } from './photo-upload.ts';

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
