import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import type { Translate } from '../../app/i18n/texts.ts';
import { createPhotoUploadActor } from './photo-upload-actor.ts';
import { ownPhotosProps } from './photo-upload.ts';

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
