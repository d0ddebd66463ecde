import { not } from 'xstate';
import { ofError } from '../private/ofError.ts';
import { PHOTOS_FREE, PHOTOS_PREMIUM } from './photoUpload.constants.ts';
import { photoUploadSetup } from './photoUpload.setup.ts';
import { slotState } from './photoUpload.slot.ts';

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
