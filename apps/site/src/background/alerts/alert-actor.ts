import { createActor, type Actor } from 'xstate';
import {
  dismissibleAlertMachine,
  type DismissibleAlertInput,
} from '@velours/machines/dismissibleAlert';
import { storeDismissal } from '../../app/data/local-storage.ts';

export type AlertActor = Actor<typeof dismissibleAlertMachine>;

/** An alert whose dismissal is kept in this browser's storage. */
export function createAlertActor(input: Omit<DismissibleAlertInput, 'now'>): AlertActor {
  return createActor(
    dismissibleAlertMachine.provide({
      actions: { storeDismissal: (_args, { at }) => storeDismissal(input.alert, at) },
    }),
    { input: { ...input, now: () => Date.now() } },
  );
}
