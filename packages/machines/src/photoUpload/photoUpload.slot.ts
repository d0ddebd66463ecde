import { photoUploadSetup } from './photoUpload.setup.ts';
import type { PhotoFile, PhotoItem, PhotoUploadContext, UploadSlot } from './photoUpload.types.ts';

type ErrorEvent = { readonly error: unknown };

const itemIn = ({ items, slots }: PhotoUploadContext, slot: UploadSlot): PhotoItem | undefined =>
  items.find(({ id }) => id === slots[slot]);

/** One upload at a time, from the queue that both slots share. */
export const slotState = <TGuard extends 'isFirstsTurn' | 'isSecondsTurn'>(
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
