import { assign, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { intentFor } from '../private/intent.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  READ_RETRY_MS,
  REMOVAL_UNDO_MS,
  REMOVE_TIMEOUT_MS,
  UPLOAD_STALL_MS,
} from './photoUpload.constants.ts';
import {
  changeItem,
  changeRemoval,
  chooseFiles,
  refusalOf,
  takeList,
  withoutItem,
} from './photoUpload.rules.ts';
import type {
  PhotoFile,
  PhotoItem,
  PhotoReason,
  PhotoUploadContext,
  PhotoUploadEvent,
  PhotoUploadInput,
  RemovePhotoInput,
  ServerPhoto,
  UploadPhotoInput,
  UploadSlot,
} from './photoUpload.types.ts';

type ErrorEvent = { readonly error: unknown };
type OfSlot = { readonly slot: UploadSlot };

const NO_ANSWER: PhotoReason = { code: 'network', params: {} };

const nextQueued = ({ items }: PhotoUploadContext): PhotoItem | undefined =>
  items.find(({ status }) => status === 'queued');

const reasonOf = (error: unknown): PhotoReason => {
  const { code, params } = toFailure(error);
  return { code, params };
};

/** Where a call that failed was refused, nothing of it is left to repeat; otherwise it may have been done. */
const intentAfter = <TIntent>(error: unknown, intent: TIntent): TIntent | null =>
  toFailure(error).outcome === 'refused' ? null : intent;

/** Actors, actions, guards and delays of photo upload, by name. */
export const photoUploadSetup = setup({
  types: {
    context: {} as PhotoUploadContext,
    events: {} as PhotoUploadEvent,
    input: {} as PhotoUploadInput,
  },
  actors: {
    readPhotos: unprovidedActor<readonly ServerPhoto[]>('photoUpload', 'readPhotos'),
    uploadPhoto: unprovidedActor<unknown, UploadPhotoInput>('photoUpload', 'uploadPhoto'),
    removePhoto: unprovidedActor<unknown, RemovePhotoInput>('photoUpload', 'removePhoto'),
  },
  actions: {
    choose: assign(({ context }, files: readonly PhotoFile[]) => chooseFiles(context, files)),
    drop: assign(({ context }, id: string) => ({ items: withoutItem(context.items, id) })),
    requeue: assign(({ context }, id: string) => ({
      items: changeItem(context.items, id, (item) => ({
        ...item,
        status: 'queued',
        progress: null,
        reason: null,
      })),
    })),
    becomePremium: assign({ isPremium: true }),
    noteStale: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    takeList: assign(({ context }, photos: readonly ServerPhoto[]) => takeList(context, photos)),
    // It counts as arrived perhaps from the moment it goes out.
    take: assign(({ context }, { slot }: OfSlot) => {
      const next = nextQueued(context);
      if (!next) return {};
      const intent = {
        ...intentFor(next.intent, { file: next.file }, context.newKey),
        outcomeUnknown: true,
      };
      return {
        slots: { ...context.slots, [slot]: next.id },
        items: changeItem(context.items, next.id, (item) => ({
          ...item,
          status: 'uploading',
          intent,
        })),
      };
    }),
    release: assign(({ context }, { slot }: OfSlot) => ({
      slots: { ...context.slots, [slot]: null },
    })),
    takeProgress: assign(({ context }, { id, progress }: { id: string; progress: number }) => ({
      items: changeItem(context.items, id, (item) => ({
        ...item,
        progress: Math.min(1, Math.max(item.progress ?? 0, progress)),
      })),
    })),
    takeSent: assign(({ context }, { slot }: OfSlot) => ({
      isStale: true,
      items: changeItem(context.items, context.slots[slot], (item) => ({
        ...item,
        status: 'sent',
        progress: 1,
        intent: null,
      })),
    })),
    takeFailure: assign(({ context }, { slot, error }: OfSlot & ErrorEvent) => ({
      isStale: true,
      items: changeItem(context.items, context.slots[slot], (item) => ({
        ...item,
        status: 'failed',
        reason: reasonOf(error),
        intent: intentAfter(error, item.intent),
      })),
    })),
    noteStall: assign(({ context }, { slot }: OfSlot) => ({
      isStale: true,
      items: changeItem(context.items, context.slots[slot], (item) => ({
        ...item,
        status: 'failed',
        reason: NO_ANSWER,
      })),
    })),
    remove: assign(({ context }, photoId: string) => {
      const before = context.removals.find((removal) => removal.photoId === photoId);
      const others = context.removals.filter((removal) => removal !== before);
      const intent = before?.intent ?? null;
      return { removals: [...others, { photoId, status: 'undoable', reason: null, intent }] };
    }),
    makeDue: assign(({ context }) => ({
      removals: context.removals.map((removal) =>
        removal.status === 'undoable' ? { ...removal, status: 'due' as const } : removal,
      ),
    })),
    keep: assign(({ context }, photoId: string) => ({
      removals: context.removals.filter((removal) => removal.photoId !== photoId),
    })),
    beginRemoval: assign(({ context }) => {
      const due = context.removals.find(({ status }) => status === 'due');
      if (!due) return {};
      const { photoId } = due;
      const intent = {
        ...intentFor(due.intent, { photoId }, context.newKey),
        outcomeUnknown: true,
      };
      return {
        removing: photoId,
        removals: changeRemoval(context.removals, photoId, (removal) => ({ ...removal, intent })),
      };
    }),
    noteRemoved: assign(({ context }) => ({
      isStale: true,
      removing: null,
      photos: (context.photos ?? []).filter(({ id }) => id !== context.removing),
      removals: context.removals.filter(({ photoId }) => photoId !== context.removing),
    })),
    takeRemovalFailure: assign(({ context }, error: unknown) => ({
      isStale: true,
      removing: null,
      removals: changeRemoval(context.removals, context.removing, (removal) => ({
        ...removal,
        status: 'failed',
        reason: reasonOf(error),
        intent: intentAfter(error, removal.intent),
      })),
    })),
  },
  guards: {
    isFirstsTurn: ({ context }) => nextQueued(context) !== undefined,
    // Both would take the same one in one moment.
    isSecondsTurn: ({ context }) =>
      context.slots.first !== null && nextQueued(context) !== undefined,
    isUploading: ({ context }, { slot, id }: OfSlot & { id: string }) => context.slots[slot] === id,
    isWaiting: ({ context }, id: string) =>
      context.items.some(
        (item) => item.id === id && (item.status === 'queued' || item.status === 'failed'),
      ),
    canRetry: ({ context }, id: string) =>
      context.items.some(
        (item) => item.id === id && item.status === 'failed' && refusalOf(item.file) === null,
      ),
    isStale: ({ context }) => context.isStale,
    canRemove: ({ context }, photoId: string) =>
      context.photos?.some(({ id }) => id === photoId) === true &&
      !context.removals.some(
        (removal) => removal.photoId === photoId && removal.status !== 'failed',
      ),
    hasUndoable: ({ context }) => context.removals.some(({ status }) => status === 'undoable'),
    canKeep: ({ context }, photoId: string) =>
      context.removals.some((removal) => removal.photoId === photoId && removal.status !== 'due'),
    hasDue: ({ context }) => context.removals.some(({ status }) => status === 'due'),
    isGone: (_args, error: unknown) => toFailure(error).code === 'photo_not_found',
  },
  delays: {
    stall: UPLOAD_STALL_MS,
    undo: REMOVAL_UNDO_MS,
    removeTimeout: REMOVE_TIMEOUT_MS,
    readRetry: READ_RETRY_MS,
  },
});
