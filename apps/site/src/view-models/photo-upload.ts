import type { SnapshotFrom } from 'xstate';
import {
  selectCanRetry,
  selectLeftOut,
  selectLimit,
  selectPhotos,
  type photoUploadMachine,
  type PhotoReason,
  type PhotoUploadEvent,
  type PhotoView,
} from '@velours/machines/photoUpload';
import type {
  PhotoUploaderLabels,
  PhotoUploaderProps,
  UploadPhoto,
} from '@velours/ui/blocks/PhotoUploader';
import type { Translate } from '../i18n/texts.ts';
import { failureText } from './sign-up/failure.ts';
import { photoUploaderLabels } from './sign-up/photo-uploader.ts';

export interface PhotoUploadFacts {
  t: Translate;
  send: (event: PhotoUploadEvent) => void;
  /** The address of a photo: the server's thumbnail, or an object URL of a chosen file. */
  urlOf: (photo: PhotoView) => string;
}

/** A refusal or a missing answer, in words. */
export const photoReasonText = (t: Translate, { code, params }: PhotoReason): string =>
  failureText(t, { code, params, fields: [] });

function reasonText(t: Translate, photo: PhotoView): string | undefined {
  if (photo.status === 'queued') return t(($) => $.photos.waiting);
  if (photo.reason === null) return undefined;
  const text = photoReasonText(t, photo.reason);
  return photo.isUnknown ? `${text} ${t(($) => $.photos.mayHaveArrived)}` : text;
}

function uploadPhoto(t: Translate, photo: PhotoView, url: string): UploadPhoto {
  const { id, status, progress } = photo;
  return {
    id,
    url,
    // What waits for a place is on its way like the others.
    status: status === 'queued' ? 'uploading' : status,
    ...(progress === null ? {} : { progress }),
    reason: reasonText(t, photo),
  };
}

function labelsOf(t: Translate): PhotoUploaderLabels {
  const labels = photoUploaderLabels(t);
  return {
    ...labels,
    status: { ...labels.status, failed: t(($) => $.photos.failed) },
    inspection: t(($) => $.photos.inspection),
    room: (number) => t(($) => $.photos.room, { number }),
    leftOut: (number) => t(($) => $.photos.leftOut, { number }),
    cancel: (number) => t(($) => $.photos.cancel, { number }),
    retry: t(($) => $.photos.retry),
  };
}

/** The member's photos and those on their way, as the statechart has them (spec sections 3 and 5). */
export function photoUploadProps(
  snapshot: SnapshotFrom<typeof photoUploadMachine>,
  { t, send, urlOf }: PhotoUploadFacts,
): PhotoUploaderProps {
  const photos = selectPhotos(snapshot);
  const isItem = (id: string): boolean =>
    photos.some((photo) => photo.id === id && photo.kind === 'item');
  const leftOut = selectLeftOut(snapshot);
  const labels = labelsOf(t);
  return {
    photos: photos.map((photo) => uploadPhoto(t, photo, urlOf(photo))),
    limit: selectLimit(snapshot),
    onSelect: (files) => send({ type: 'ADD', files }),
    onRemove: (id) => send(isItem(id) ? { type: 'CANCEL', id } : { type: 'REMOVE', photoId: id }),
    onCancel: (id) => send({ type: 'CANCEL', id }),
    // One that would only be refused here again has no such button.
    ...(photos.every(({ id, status }) => status !== 'failed' || selectCanRetry(snapshot, id))
      ? { onRetry: (id: string) => send({ type: 'RETRY', id }) }
      : {}),
    error: leftOut > 0 ? labels.leftOut?.(leftOut) : undefined,
    labels,
  };
}
