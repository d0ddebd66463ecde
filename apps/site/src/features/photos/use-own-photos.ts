import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type photoUploadMachine,
  type PhotoView,
  selectIsBusy,
} from '@velours/machines/photoUpload';
import { toFailure } from '@velours/machines/failure';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { userKey } from '../../app/data/keys.ts';
import { photoUrl } from '../../app/data/member-card.ts';
import { guardDocument } from '../../app/document/leave-document.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { type AsyncActor, useAsyncActor } from '../../app/loading/actor-handle.ts';
import type { PhotoUploadActor } from './photo-upload-actor.ts';

export interface OwnPhotos extends Pick<
  AsyncActor<typeof photoUploadMachine>,
  'snapshot' | 'send'
> {
  /** The address of a photo: the server's thumbnail, or that of a chosen file. */
  urlOf: (photo: PhotoView) => string;
  /** Why the inspection refused a photo, where it did. */
  rejectedReason: (photoId: string) => Schemas['PhotoReason'] | null;
  /** See `whenSent` of the actor. */
  whenSent: () => Promise<void>;
}

/**
 * The page is left: what was chosen still goes out, what was removed is removed, and then it ends.
 * @param onFailed - Hears why a photo did not go out, or was not removed, which no page shows any more.
 */
export async function endPhotos(
  actor: PhotoUploadActor,
  onFailed: (error: unknown) => void,
): Promise<void> {
  actor.send({ type: 'LEAVING' });
  const snapshot = actor.getSnapshot();
  const isBusy = selectIsBusy(snapshot);
  if (!isBusy && snapshot.context.removing === null) return void actor.stop();
  // A removal alone outlives the document.
  const release = isBusy ? guardDocument() : undefined;
  // The same chunk as the statechart: it is here already.
  const { whenSent } = await import('./photo-upload-actor.ts');
  await whenSent(actor).catch(onFailed);
  release?.();
  actor.stop();
}

/** Said wherever the member is by now; who was logged out is told so by the log-in page. */
function tellNotSent(t: Translate, error: unknown): void {
  const failure = toFailure(error);
  if (failure.code === 'authentication_required') return;
  const text = failureText(t, failure);
  const isRemoval = (error as { isRemoval?: boolean }).isRemoval === true;
  const title = isRemoval ? t(($) => $.photos.notRemoved) : t(($) => $.photos.notSent);
  toastStore.show({ tone: 'danger', title, text });
}

/**
 * The member's photos (spec sections 3 and 5), as long as the component is there; what is on its way goes on while they are not
 * shown. The statechart is fetched when somebody has touched a page that shows them, and where it has to say why a photo was refused.
 */
export function useOwnPhotos(isShown: boolean): OwnPhotos {
  const api = useApi();
  const client = useQueryClient();
  const user = useUser();
  const {
    cdn_prefix: cdnPrefix,
    photo_limit_free: free,
    photo_limit_premium: premium,
  } = useSettings();
  const [read, keep] = useState<readonly Schemas['OwnPhoto'][]>([]);
  const [urls] = useState(() => createObjectUrls());
  const isTouched = useFirstTouch();
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);

  const t = useTranslate();
  const words = useRef(t);
  useEffect(() => void (words.current = t), [t]);
  const end = useCallback(
    (actor: PhotoUploadActor) =>
      void endPhotos(actor, (error) => tellNotSent(words.current, error)),
    [],
  );
  const create = useCallback(async () => {
    const { createPhotoUploadActor } = await import('./photo-upload-actor.ts');
    const member = client.getQueryData<Schemas['User']>(userKey);
    return createPhotoUploadActor(
      { api, client, keep },
      {
        isPremium: member?.paid_user ?? false,
        limits: { free, premium },
        photos: member?.profile.photos ?? null,
      },
    );
  }, [api, client, free, premium]);
  const own = user?.profile.photos ?? [];
  const isPremium = user?.paid_user === true;
  const hasRejected = own.some(({ status }) => status === 'rejected');
  const { actor, snapshot, send } = useAsyncActor(
    create,
    (isTouched || hasRejected) && wasShown,
    undefined,
    end,
  );
  const known = own.map(({ id, status }) => `${id} ${status}`).join();

  // The member's news come by the live stream; a refused photo's reason with the list alone.
  useEffect(() => {
    const here = actor?.getSnapshot().context.photos ?? [];
    const isNews = known !== here.map(({ id, status }) => `${id} ${status}`).join();
    if (isNews || hasRejected) actor?.send({ type: 'CHANGED_ELSEWHERE' });
  }, [actor, known, hasRejected]);

  useEffect(() => {
    if (isPremium) actor?.send({ type: 'PREMIUM' });
  }, [actor, isPremium]);

  useEffect(() => {
    if (!actor || !isShown) return undefined;
    const leaving = (): void => actor.send({ type: 'LEAVING' });
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      leaving();
    };
  }, [actor, isShown]);

  const isBusy = snapshot !== undefined && selectIsBusy(snapshot);
  useEffect(() => (isBusy ? guardDocument() : undefined), [isBusy]);

  useEffect(() => {
    if (snapshot) urls.keep(snapshot.context.items.map(({ file }) => file));
  }, [snapshot, urls]);

  useEffect(() => () => urls.keep([]), [urls]);

  return {
    snapshot,
    send,
    urlOf: ({ id, file }) => {
      if (file instanceof Blob) return urls.of(file);
      const photo = [...read, ...own].find((one) => one.id === id);
      return photoUrl(photo?.thumb_filename, cdnPrefix) ?? '';
    },
    rejectedReason: (photoId) => read.find(({ id }) => id === photoId)?.rejected_reason ?? null,
    whenSent: async () => {
      if (!actor) return;
      // The same chunk as the statechart: it is here already.
      const { whenSent } = await import('./photo-upload-actor.ts');
      await whenSent(actor);
    },
  };
}

/** Addresses of files that the browser holds, each made once and taken back when its file is no longer shown. */
interface ObjectUrls {
  of: (file: Blob) => string;
  /** Takes back the addresses of all other files. */
  keep: (files: readonly unknown[]) => void;
}

export function createObjectUrls(
  browser: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL,
): ObjectUrls {
  const urls = new Map<unknown, string>();
  return {
    of(file) {
      const url = urls.get(file) ?? browser.createObjectURL(file);
      urls.set(file, url);
      return url;
    },
    keep(files) {
      for (const [file, url] of urls) {
        if (files.includes(file)) continue;
        urls.delete(file);
        browser.revokeObjectURL(url);
      }
    },
  };
}
