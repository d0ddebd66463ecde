import { HEIC_TYPES, MOST_PHOTO_BYTES, PHOTO_TYPES } from './photoUpload.constants.ts';
import type {
  PhotoFile,
  PhotoItem,
  PhotoReason,
  PhotoRemoval,
  PhotoUploadContext,
  ServerPhoto,
} from './photoUpload.types.ts';

/**
 * Why a file does not go out, with the server's codes; null where the server is to look at it. A file whose type the
 * browser does not know is one of those.
 */
export const refusalOf = ({ size, type }: PhotoFile): PhotoReason | null => {
  const code =
    size === 0
      ? 'photo_empty'
      : size > MOST_PHOTO_BYTES
        ? 'photo_too_large'
        : HEIC_TYPES.includes(type)
          ? 'photo_heic'
          : type !== '' && !PHOTO_TYPES.includes(type)
            ? 'photo_type_refused'
            : null;
  return code === null ? null : { code, params: {} };
};

/** Whether it may have reached the server, or will: it takes a place. */
const takesPlace = ({ status, intent }: PhotoItem): boolean =>
  status !== 'failed' || intent !== null;

type Places = Pick<PhotoUploadContext, 'photos' | 'items' | 'limits' | 'isPremium'>;

/** How many photos the member can have (spec section 5: at most 3 free, 25 premium). */
export const limitOf = ({ limits, isPremium }: Places): number =>
  isPremium ? limits.premium : limits.free;

/** Places that are taken. A rejected photo takes none: it gives way at the server. */
export const usedPlaces = ({ photos, items }: Places): number =>
  (photos ?? []).filter(({ status }) => status !== 'rejected').length +
  items.filter((item) => takesPlace(item)).length;

/** How many more can be chosen. */
export const roomFor = (places: Places): number =>
  Math.max(0, limitOf(places) - usedPlaces(places));

/** The items that these files become: as many as there is room for, and those that are refused here and say why. */
export const chooseFiles = (
  context: PhotoUploadContext,
  files: readonly PhotoFile[],
): Pick<PhotoUploadContext, 'chosen' | 'items' | 'leftOut'> => {
  let room = roomFor(context);
  let { chosen } = context;
  let leftOut = 0;
  const items = [...context.items];
  for (const file of files) {
    const reason = refusalOf(file);
    if (reason === null && room === 0) {
      leftOut += 1;
      continue;
    }
    if (reason === null) room -= 1;
    chosen += 1;
    const status = reason === null ? 'queued' : 'failed';
    items.push({ id: `item ${chosen}`, file, status, progress: null, reason, intent: null });
  }
  return { chosen, items, leftOut };
};

/** The items with one of them changed. */
export const changeItem = (
  items: readonly PhotoItem[],
  id: string | null,
  change: (item: PhotoItem) => PhotoItem,
): PhotoItem[] => items.map((item) => (item.id === id ? change(item) : item));

export const withoutItem = (items: readonly PhotoItem[], id: string): PhotoItem[] =>
  items.filter((item) => item.id !== id);

/** The removals with one of them changed. */
export const changeRemoval = (
  removals: readonly PhotoRemoval[],
  photoId: string | null,
  change: (removal: PhotoRemoval) => PhotoRemoval,
): PhotoRemoval[] =>
  removals.map((removal) => (removal.photoId === photoId ? change(removal) : removal));

/** What is known once the server's list was read: what it holds is no item, what it no longer holds needs no removal. */
export const takeList = (
  { items, removals, removing }: PhotoUploadContext,
  photos: readonly ServerPhoto[],
): Pick<PhotoUploadContext, 'photos' | 'items' | 'removals'> => ({
  photos,
  items: items.filter(({ status }) => status !== 'sent'),
  removals: removals.filter(
    ({ photoId }) => photoId === removing || photos.some(({ id }) => id === photoId),
  ),
});
