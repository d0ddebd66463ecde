import type { SnapshotFrom } from 'xstate';
import {
  MOST_PHOTO_BYTES,
  type PhotoReason,
  type PhotoUploadEvent,
  type photoUploadMachine,
  type PhotoView,
  refusalOf,
  selectCanRetry,
  selectLeftOut,
  selectLimit,
  selectPhotos,
  selectUsed,
} from '@velours/machines/photoUpload';
import type {
  PhotoUploaderLabels,
  PhotoUploaderProps,
  UploadPhoto,
} from '@velours/ui/blocks/PhotoUploader';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import type { Schemas } from '../../app/data/api.ts';
import { photoUrl } from '../../app/data/member-card.ts';

interface PhotoUploadFacts {
  t: Translate;
  send: (event: PhotoUploadEvent) => void;
  /** The address of a photo: the server's thumbnail, or an object URL of a chosen file. */
  urlOf: (photo: PhotoView) => string;
  /** Why the inspection refused a photo; null where it did not, or it is not known yet. */
  rejectedReason?: ((photoId: string) => Schemas['PhotoReason'] | null) | undefined;
  /** The photo that stands for the member. */
  mainId?: string | undefined;
}

/** A refusal or a missing answer, in words. */
export const photoReasonText = (t: Translate, { code, params }: PhotoReason): string =>
  failureText(t, { code, params, fields: [] });

/** Whether it is the file itself that was refused, and would be again: not that there was no room for it, or no answer. */
const isRefusedFile = ({ reason }: PhotoView): boolean =>
  reason !== null && reason.code.startsWith('photo_') && reason.code !== 'photo_limit_reached';

function reasonText(t: Translate, photo: PhotoView): string | undefined {
  if (photo.status === 'queued') return t(($) => $.photos.waiting);
  if (photo.reason === null) return undefined;
  const text = photoReasonText(t, photo.reason);
  return photo.isUnknown ? `${text} ${t(($) => $.photos.mayHaveArrived)}` : text;
}

function uploadPhoto(photo: PhotoView, facts: Omit<PhotoUploadFacts, 'send'>): UploadPhoto {
  const { id, status, progress } = photo;
  const { t, urlOf, rejectedReason, mainId } = facts;
  const rejected = rejectedReason?.(id) ?? null;
  return {
    id,
    url: urlOf(photo),
    // What waits for a place is on its way like the others.
    status: status === 'queued' ? 'uploading' : status,
    ...(progress === null ? {} : { progress }),
    reason:
      reasonText(t, photo) ??
      (rejected === null ? undefined : t(($) => $.photos.reasons[rejected])),
    ...(id === mainId ? { isMain: true } : {}),
  };
}

/** Why a file would be refused on its way, told as it is chosen. */
const refuserOf =
  (t: Translate) =>
  (file: File): string | undefined => {
    const reason = refusalOf(file);
    return reason ? photoReasonText(t, reason) : undefined;
  };

function labelsOf(t: Translate): PhotoUploaderLabels {
  const labels = t(($) => $.common.photo);
  return {
    ...labels,
    choose: t(($) => $.signup.photo.choose),
    hint: t(($) => $.signup.photo.hint, { size: MOST_PHOTO_BYTES / 1024 ** 2 }),
    count: (used, limit) => t(($) => $.common.photo.count, { used, limit }),
    full: (limit) => t(($) => $.common.photo.full, { limit }),
    photo: (number) => t(($) => $.common.photo.photo, { number }),
    remove: (number) => t(($) => $.common.photo.remove, { number }),
    gone: (number) => t(($) => $.photos.gone, { number }),
    status: { ...labels.status, failed: t(($) => $.photos.failed) },
    inspection: t(($) => $.photos.inspection),
    room: (number) => t(($) => $.photos.room, { number }),
    leftOut: (number) => t(($) => $.photos.leftOut, { number }),
    cancel: (number) => t(($) => $.photos.cancel, { number }),
    retry: t(($) => $.photos.retry),
    camera: t(($) => $.photos.camera),
    makeMain: (number) => t(($) => $.photos.makeMain, { number }),
    earlier: (number) => t(($) => $.photos.earlier, { number }),
    later: (number) => t(($) => $.photos.later, { number }),
    moved: (number, total) => t(($) => $.photos.moved, { number, total }),
  };
}

/** The member's photos as they came with the page, before the statechart is there. */
export function servedPhotosProps(
  { profile, paid_user: isPremium }: Schemas['User'],
  settings: Pick<Schemas['Settings'], 'cdn_prefix' | 'photo_limit_free' | 'photo_limit_premium'>,
  { t, send }: Pick<PhotoUploadFacts, 't' | 'send'>,
): PhotoUploaderProps {
  return {
    photos: profile.photos.map(({ id, thumb_filename, status }) => ({
      id,
      status,
      url: photoUrl(thumb_filename, settings.cdn_prefix) ?? '',
      ...(id === profile.main_image?.id ? { isMain: true } : {}),
    })),
    limit: isPremium ? settings.photo_limit_premium : settings.photo_limit_free,
    used: profile.photos.filter(({ status }) => status !== 'rejected').length,
    onSelect: (files) => send({ type: 'ADD', files }),
    refuse: refuserOf(t),
    labels: labelsOf(t),
  };
}

/** The member's photos and those on their way, as the statechart has them (spec sections 3 and 5). */
export function photoUploadProps(
  snapshot: SnapshotFrom<typeof photoUploadMachine>,
  facts: PhotoUploadFacts,
): PhotoUploaderProps {
  const { t, send } = facts;
  const photos = selectPhotos(snapshot);
  const isItem = (id: string): boolean =>
    photos.some((photo) => photo.id === id && photo.kind === 'item');
  const leftOut = selectLeftOut(snapshot);
  const labels = labelsOf(t);
  // While a removal can be undone its photo takes a place and is not shown.
  const numLeaving = (snapshot.context.photos ?? []).filter(
    ({ id, status }) => status !== 'rejected' && !photos.some((photo) => photo.id === id),
  ).length;
  return {
    photos: photos.map((photo) => ({
      ...uploadPhoto(photo, facts),
      isRefused: isRefusedFile(photo) || !selectCanRetry(snapshot, photo.id),
    })),
    limit: selectLimit(snapshot),
    used: selectUsed(snapshot),
    onSelect: (files) => send({ type: 'ADD', files }),
    refuse: refuserOf(t),
    onRemove: (id) => send(isItem(id) ? { type: 'CANCEL', id } : { type: 'REMOVE', photoId: id }),
    onCancel: (id) => send({ type: 'CANCEL', id }),
    onRetry: (id) => send({ type: 'RETRY', id }),
    error: leftOut > 0 ? labels.leftOut?.(leftOut) : undefined,
    labels: {
      ...labels,
      count: (used, limit) => labels.count(used - numLeaving, limit),
      full: (limit) =>
        selectUsed(snapshot) - numLeaving < limit
          ? t(($) => $.photos.afterRemoval)
          : labels.full(limit),
    },
  };
}

interface PhotoOrder {
  /** Ids as the member wants them, until the server has them so; null where it does. */
  order: readonly string[] | null;
  /** Wants all of the member's photos in this order. */
  put: (order: readonly string[]) => void;
}

/** The same with their order: the first one that others may see is the main photo. */
export function ownPhotosProps(
  snapshot: SnapshotFrom<typeof photoUploadMachine>,
  facts: PhotoUploadFacts,
  { order, put }: PhotoOrder,
): PhotoUploaderProps {
  const props = photoUploadProps(snapshot, facts);
  const photos = inOrder(props.photos, order);
  const move = (id: string, index: number): void => {
    const stored = inOrder(snapshot.context.photos ?? [], order).map((one) => one.id);
    put(moved(stored, photos, id, index));
  };
  return {
    ...props,
    photos,
    onMove: move,
    onMakeMain: (id) => move(id, 0),
    labels: {
      ...props.labels,
      inspection: [props.labels.inspection, facts.t(($) => $.ownprofile.photos.first)].join(' '),
    },
  };
}

/** `photos` as `order` has them; those that it does not name stay behind. */
function inOrder<Photo extends { id: string }>(
  photos: readonly Photo[],
  order: readonly string[] | null,
): Photo[] {
  if (order === null) return [...photos];
  const place = ({ id }: Photo): number => {
    const index = order.indexOf(id);
    return index < 0 ? order.length : index;
  };
  return photos.toSorted((one, other) => place(one) - place(other));
}

/** `ids` with one of them at another place among the shown; what is being removed stands behind them. */
const moved = (
  ids: readonly string[],
  shown: readonly { id: string }[],
  id: string,
  index: number,
): string[] => {
  const isShown = (own: string): boolean => shown.some((one) => one.id === own);
  const others = ids.filter((one) => one !== id && isShown(one));
  const hidden = ids.filter((one) => !isShown(one));
  return [...others.slice(0, index), id, ...others.slice(index), ...hidden];
};
