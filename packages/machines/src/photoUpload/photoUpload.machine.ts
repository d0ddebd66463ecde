import { assign, not, setup } from 'xstate';
import { isCertainRefusal, toFailure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedActor } from '../private/unprovided.ts';
import {
  PHOTOS_FREE,
  PHOTOS_PREMIUM,
  READ_RETRY_MS,
  REMOVAL_UNDO_MS,
  REMOVE_TIMEOUT_MS,
  UPLOAD_STALL_MS,
  changeItem,
  changeRemoval,
  chooseFiles,
  refusalOf,
  takeList,
  withoutItem,
} from './photoUpload.logic.ts';
import type {
  PhotoFile,
  PhotoItem,
  PhotoReason,
  PhotoUploadContext,
  PhotoUploadInput,
  ServerPhoto,
  UploadSlot,
} from './photoUpload.logic.ts';

export interface UploadPhotoInput {
  /** For `PROGRESS`. */
  readonly id: string;
  readonly file: PhotoFile;
  readonly idempotencyKey: string;
}

export interface RemovePhotoInput {
  readonly photoId: string;
  readonly idempotencyKey: string;
}

export type PhotoUploadEvent =
  /** The member chooses files. */
  | { readonly type: 'ADD'; readonly files: readonly PhotoFile[] }
  /** From `uploadPhoto`, of the item with this id: the share that has gone out, 0 to 1. */
  | { readonly type: 'PROGRESS'; readonly id: string; readonly progress: number }
  /** Takes back what waits, stops an upload, gives up one that failed. */
  | { readonly type: 'CANCEL'; readonly id: string }
  /** Tries a failed one again. */
  | { readonly type: 'RETRY'; readonly id: string }
  /** Removes a photo of the server's list; pressed again after a failure, once more. */
  | { readonly type: 'REMOVE'; readonly photoId: string }
  /** Keeps a photo that was to be removed, or whose removal failed. */
  | { readonly type: 'UNDO'; readonly photoId: string }
  /** The page is being left: what can be undone no longer can. */
  | { readonly type: 'LEAVING' }
  /** The list may have changed: inspected at the server, changed in another tab. */
  | { readonly type: 'CHANGED_ELSEWHERE' }
  /** The member has become premium. */
  | { readonly type: 'PREMIUM' };

type ErrorEvent = { readonly error: unknown };
type OfSlot = { readonly slot: UploadSlot };

const NO_ANSWER: PhotoReason = { code: 'network', params: {} };

const nextQueued = ({ items }: PhotoUploadContext): PhotoItem | undefined =>
  items.find(({ status }) => status === 'queued');

const reasonOf = (error: unknown): PhotoReason => {
  const { code, params } = toFailure(error);
  return { code, params };
};

/** Where a call was certainly refused, nothing of it is left to repeat; otherwise it may have been done. */
const intentAfter = <TIntent>(error: unknown, intent: TIntent): TIntent | null =>
  isCertainRefusal(error) ? null : intent;

/** Actors, actions, guards and delays of photo upload, by name. */
const photoUploadSetup = setup({
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

const itemIn = ({ items, slots }: PhotoUploadContext, slot: UploadSlot): PhotoItem | undefined =>
  items.find(({ id }) => id === slots[slot]);

/** One upload at a time, from the queue that both slots share. */
const slotState = <TGuard extends 'isFirstsTurn' | 'isSecondsTurn'>(
  slot: UploadSlot,
  id: string,
  guard: TGuard,
) =>
  photoUploadSetup.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
        entry: { type: 'release', params: { slot } },
        always: { guard, target: 'uploading', actions: { type: 'take', params: { slot } } },
      },
      uploading: {
        initial: 'moving',
        invoke: {
          id,
          src: 'uploadPhoto',
          input: ({ context }) => {
            const item = itemIn(context, slot);
            return {
              id: item?.id ?? '',
              file: item?.file as PhotoFile,
              idempotencyKey: item?.intent?.key ?? '',
            };
          },
          onDone: { target: 'idle', actions: { type: 'takeSent', params: { slot } } },
          onError: {
            target: 'idle',
            actions: {
              type: 'takeFailure',
              params: ({ event }: { event: ErrorEvent }) => ({ slot, error: event.error }),
            },
          },
        },
        on: {
          PROGRESS: {
            guard: { type: 'isUploading', params: ({ event }) => ({ slot, id: event.id }) },
            target: '.moving',
            actions: { type: 'takeProgress', params: ({ event }) => event },
          },
          CANCEL: {
            guard: { type: 'isUploading', params: ({ event }) => ({ slot, id: event.id }) },
            target: 'idle',
            // It may have arrived: the list tells.
            actions: [{ type: 'drop', params: ({ event }) => event.id }, 'noteStale'],
          },
        },
        states: {
          moving: {
            after: {
              stall: {
                target: `#photoUpload.${slot}.idle`,
                actions: { type: 'noteStall', params: { slot } },
              },
            },
          },
        },
      },
    },
  });

/**
 * A member's photos (spec sections 3 and 5): the server's list, what is on its way to it, and what is being removed. Two
 * files go out at a time; each with one Idempotency-Key until the server has answered. What it took is under inspection;
 * approved or rejected comes with the list. Nothing is stored: a reload starts from the list.
 *
 * Give it
 * - `readPhotos`: the own photos, pending and rejected ones too, in order;
 * - `uploadPhoto`: POST photo.php; sends PROGRESS on the way, and aborts when it is stopped;
 * - `removePhoto`: DELETE photo.php.
 */
export const photoUploadMachine = photoUploadSetup.createMachine({
  id: 'photoUpload',
  context: ({ input }) => ({
    ...input,
    limits: input.limits ?? { free: PHOTOS_FREE, premium: PHOTOS_PREMIUM },
    chosen: 0,
    items: [],
    removals: [],
    removing: null,
    slots: { first: null, second: null },
    leftOut: 0,
    isStale: input.photos === null,
  }),
  type: 'parallel',
  on: {
    ADD: { actions: { type: 'choose', params: ({ event }) => event.files } },
    CANCEL: {
      guard: { type: 'isWaiting', params: ({ event }) => event.id },
      actions: { type: 'drop', params: ({ event }) => event.id },
    },
    RETRY: {
      guard: { type: 'canRetry', params: ({ event }) => event.id },
      actions: { type: 'requeue', params: ({ event }) => event.id },
    },
    PREMIUM: { actions: 'becomePremium' },
    CHANGED_ELSEWHERE: { actions: 'noteStale' },
  },
  states: {
    first: slotState('first', 'uploadFirst', 'isFirstsTurn'),
    second: slotState('second', 'uploadSecond', 'isSecondsTurn'),
    // A list that was asked for before the last change is not waited for: it is asked for anew.
    list: {
      initial: 'current',
      states: {
        current: { always: { guard: 'isStale', target: 'reading' } },
        reading: {
          entry: 'beginReading',
          always: { guard: 'isStale', target: 'reading', reenter: true },
          invoke: {
            id: 'readPhotos',
            src: 'readPhotos',
            onDone: {
              target: 'current',
              actions: { type: 'takeList', params: ({ event }) => event.output },
            },
            onError: 'failed',
          },
        },
        failed: {
          always: { guard: 'isStale', target: 'reading' },
          after: { readRetry: 'reading' },
        },
      },
    },
    // One removal can be undone at a time: the next one ends it.
    undo: {
      initial: 'closed',
      on: {
        REMOVE: {
          guard: { type: 'canRemove', params: ({ event }) => event.photoId },
          target: '.open',
          actions: ['makeDue', { type: 'remove', params: ({ event }) => event.photoId }],
        },
        UNDO: {
          guard: { type: 'canKeep', params: ({ event }) => event.photoId },
          actions: { type: 'keep', params: ({ event }) => event.photoId },
        },
      },
      states: {
        closed: {},
        open: {
          // Undone, or gone from the list meanwhile.
          always: { guard: not('hasUndoable'), target: 'closed' },
          after: { undo: { target: 'closed', actions: 'makeDue' } },
          on: { LEAVING: { target: 'closed', actions: 'makeDue' } },
        },
      },
    },
    removal: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasDue', target: 'asking', actions: 'beginRemoval' } },
        asking: {
          invoke: {
            id: 'removePhoto',
            src: 'removePhoto',
            input: ({ context: { removals, removing } }) => ({
              photoId: removing ?? '',
              idempotencyKey:
                removals.find(({ photoId }) => photoId === removing)?.intent?.key ?? '',
            }),
            onDone: { target: 'idle', actions: 'noteRemoved' },
            onError: [
              {
                guard: ofError('isGone'),
                target: 'idle',
                actions: 'noteRemoved',
              },
              {
                target: 'idle',
                actions: ofError('takeRemovalFailure'),
              },
            ],
          },
          after: {
            removeTimeout: {
              target: 'idle',
              actions: { type: 'takeRemovalFailure', params: undefined },
            },
          },
        },
      },
    },
  },
});
