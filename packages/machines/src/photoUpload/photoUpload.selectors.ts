import type { SnapshotFrom } from 'xstate';
import type { photoUploadMachine } from './photoUpload.machine.ts';
import { limitOf, refusalOf, roomFor, usedPlaces } from './photoUpload.rules.ts';
import type {
  PhotoItem,
  PhotoReason,
  PhotoRemoval,
  PhotoUploadContext,
  PhotoView,
} from './photoUpload.types.ts';

type Snapshot = SnapshotFrom<typeof photoUploadMachine>;

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

/** Whether something is on its way: leaving the page would lose it. */
export const selectIsBusy = ({ context }: Snapshot): boolean =>
  context.items.some(({ status }) => status === 'queued' || status === 'uploading');

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
