import type { SnapshotOf } from '../private/snapshot.ts';
import type { Intent } from '../private/intent.ts';

/** Photos a free member can have (spec sections 5 and 9); the server's settings may say another number. */
export const PHOTOS_FREE = 3;
/** Photos a premium member can have. */
export const PHOTOS_PREMIUM = 25;

/** What is a photo (POST photo.php); what is none is refused before it goes out. */
const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What an iPhone makes: refused with words of its own, which say what to do. */
const HEIC_TYPES: readonly string[] = ['image/heic', 'image/heif'];

/** The largest file that goes out, in bytes: what the server takes. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;

/** An upload that has not moved for so many ms does not come through: whether it arrived is unknown. */
export const UPLOAD_STALL_MS = 60_000;

/** A removal can be undone for so many ms; then the server is asked. */
export const REMOVAL_UNDO_MS = 5_000;

/** Photos that could not be read are read again after so many ms. */
export const READ_RETRY_MS = 10_000;

/** A server that has not answered a removal after so many ms does not: whether it was done is unknown. */
export const REMOVE_TIMEOUT_MS = 30_000;

/** A photo as the server has it; others see it only once it is `active`. */
export interface ServerPhoto {
  readonly id: string;
  /** `pending`: under inspection. */
  readonly status: 'pending' | 'active' | 'rejected';
}

/** What the machine reads of a chosen file; a `File` is one. */
export interface PhotoFile {
  readonly size: number;
  readonly type: string;
}

/** Why something was refused or has no answer. Code of the problem, or `network`. */
export interface PhotoReason {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

/** A chosen file that the server's list does not hold yet. */
export interface PhotoItem {
  readonly id: string;
  readonly file: PhotoFile;
  /** `sent`: the server has it, and the list is being read. */
  readonly status: 'queued' | 'uploading' | 'failed' | 'sent';
  /** 0 to 1, null where it is not known. */
  readonly progress: number | null;
  /** Only where failed. */
  readonly reason: PhotoReason | null;
  /** The try that is under way or had no answer; null before the first and after a refusal. */
  readonly intent: Intent<{ readonly file: PhotoFile }> | null;
}

/** A photo that the member removes. */
export interface PhotoRemoval {
  readonly photoId: string;
  /** `failed`: the server would not, or did not answer; the photo is still there. */
  readonly status: 'undoable' | 'due' | 'failed';
  readonly reason: PhotoReason | null;
  readonly intent: Intent<{ readonly photoId: string }> | null;
}

export interface PhotoLimits {
  readonly free: number;
  readonly premium: number;
}

/** An upload slot: two files go out at a time at most. */
export type UploadSlot = 'first' | 'second';

/** A photo as the member sees it. */
export interface PhotoView {
  /** Of the server's photo or of the item. */
  readonly id: string;
  readonly kind: 'photo' | 'item';
  readonly status: 'queued' | 'uploading' | 'failed' | 'pending' | 'active' | 'rejected';
  readonly progress: number | null;
  readonly reason: PhotoReason | null;
  /** The chosen file, to show while it is on its way; null for the server's. */
  readonly file: PhotoFile | null;
  /** Whether it may have arrived: it was not answered. */
  readonly isUnknown: boolean;
}

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
const limitOf = ({ limits, isPremium }: Places): number =>
  isPremium ? limits.premium : limits.free;

/** Places that are taken. A rejected photo takes none: it gives way at the server. */
export const usedPlaces = ({ photos, items }: Places): number =>
  (photos ?? []).filter(({ status }) => status !== 'rejected').length +
  items.filter((item) => takesPlace(item)).length;

/** How many more can be chosen. */
const roomFor = (places: Places): number => Math.max(0, limitOf(places) - usedPlaces(places));

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

export interface PhotoUploadInput {
  /** Makes an id and Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  readonly isPremium: boolean;
  /** The settings' `photo_limit_free` and `photo_limit_premium`. @default 3 and 25 */
  readonly limits?: PhotoLimits | undefined;
  /** The server's list, where the page came with it; null has it read. */
  readonly photos: readonly ServerPhoto[] | null;
}

export interface PhotoUploadContext extends Omit<PhotoUploadInput, 'limits'> {
  readonly limits: PhotoLimits;
  /** Items chosen so far: the number of the last one is its id. */
  readonly chosen: number;
  /** In the order in which they were chosen. */
  readonly items: readonly PhotoItem[];
  readonly removals: readonly PhotoRemoval[];
  /** The photo that the server is being asked to remove. */
  readonly removing: string | null;
  /** The item that each slot uploads. */
  readonly slots: Readonly<Record<UploadSlot, string | null>>;
  /** Files of the last choice that there was no room for. */
  readonly leftOut: number;
  /** Whether the server's list may hold what was not read. */
  readonly isStale: boolean;
}

type Snapshot = SnapshotOf<PhotoUploadContext>;

const isHidden = ({ removals }: PhotoUploadContext, photoId: string): boolean =>
  removals.some((removal) => removal.photoId === photoId && removal.status !== 'failed');

const toView = ({ id, file, status, progress, reason, intent }: PhotoItem): PhotoView => ({
  id,
  kind: 'item',
  status: status === 'sent' ? 'pending' : status,
  progress,
  reason,
  file,
  isUnknown: status === 'failed' && intent !== null,
});

/** All photos, the server's first, then those on their way. A new list each time: compare by `snapshot.context` before. */
export const selectPhotos = ({ context }: Snapshot): readonly PhotoView[] => [
  ...(context.photos ?? [])
    .filter(({ id }) => !isHidden(context, id))
    .map(({ id, status }): PhotoView => ({
      id,
      kind: 'photo',
      status,
      progress: null,
      reason: null,
      file: null,
      isUnknown: false,
    })),
  ...context.items.map((item) => toView(item)),
];

/** Whether a failed item can be tried again: not where it would only be refused here. */
export const selectCanRetry = ({ context }: Snapshot, id: string): boolean =>
  context.items.some(
    (item) => item.id === id && item.status === 'failed' && refusalOf(item.file) === null,
  );

/** Most photos the member can have. */
export const selectLimit = ({ context }: Snapshot): number => limitOf(context);

/** Places that are taken; what is being removed takes one until the server has done it. */
export const selectUsed = ({ context }: Snapshot): number => usedPlaces(context);

/** How many more can be chosen. */
export const selectRoom = ({ context }: Snapshot): number => roomFor(context);

/** Files of the last choice that there was no room for. */
export const selectLeftOut = ({ context }: Snapshot): number => context.leftOut;

/** Id of the photo whose removal can be undone; null where there is none. */
export const selectUndoable = ({ context }: Snapshot): string | null =>
  context.removals.find(({ status }) => status === 'undoable')?.photoId ?? null;

/** Removals that failed: the photo is still there. */
export const selectFailedRemovals = ({ context }: Snapshot): readonly PhotoRemoval[] =>
  context.removals.filter(({ status }) => status === 'failed');

/** Whether a document that is left now loses something: an upload, or a removal that waits for the one on its way, which alone outlives it. */
export const selectIsBusy = ({ context: { items, removals, removing } }: Snapshot): boolean =>
  items.some(({ status }) => status === 'queued' || status === 'uploading') ||
  (removing !== null &&
    removals.some(({ photoId, status }) => photoId !== removing && status !== 'failed'));

const failureOf = ({ items }: PhotoUploadContext): PhotoReason | null =>
  items.find(({ status }) => status === 'failed')?.reason ?? null;

/** What of it matters most to the member, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  const { context } = snapshot;
  const statuses = selectPhotos(snapshot).map(({ status }) => status);
  const failure = failureOf(context);
  if (selectFailedRemovals(snapshot).length > 0) return 'not removed';
  if (selectUndoable(snapshot) !== null) return 'removed, can be undone';
  if (failure) return `failed: ${failure.code}`;
  if (statuses.includes('queued')) return 'uploading, others wait';
  if (statuses.includes('uploading')) return 'uploading';
  if (context.leftOut > 0) return 'some left out';
  if (context.photos === null) {
    return snapshot.matches({ list: 'failed' }) ? 'not loaded' : 'loading';
  }
  if (statuses.includes('pending')) return 'under inspection';
  if (statuses.includes('rejected')) return 'rejected';
  if (roomFor(context) === 0) return 'full';
  return statuses.length > 0 ? 'shown' : 'empty';
};
