import { createActor, type Actor } from 'xstate';
import { entryWarningMachine, type EntryWarningInput } from '@velours/machines/entryWarning';
import { storeDismissal } from '../../background/alerts/dismissals.ts';

export type EntryWarningActor = Actor<typeof entryWarningMachine>;

/** The entry warning, whose answer is kept in this browser's storage. */
export function createEntryWarningActor(input: Omit<EntryWarningInput, 'now'>): EntryWarningActor {
  return createActor(
    entryWarningMachine.provide({
      actions: { storeDismissal: (_args, { at }) => storeDismissal('entry-warning', at) },
    }),
    { input: { ...input, now: () => Date.now() } },
  );
}
