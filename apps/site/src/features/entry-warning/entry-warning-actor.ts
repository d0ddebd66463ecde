import type { QueryClient } from '@tanstack/react-query';
import { createActor, type Actor } from 'xstate';
import { entryWarningMachine, type EntryWarningInput } from '@velours/machines/entryWarning';
import {
  entryWarningCookie,
  entryWarningKey,
  tellEntryWarning,
} from '../../app/data/entry-warning.ts';

/** The entry warning, whose answer is kept in a cookie for all tabs of this browser. */
export function createEntryWarningActor(
  client: QueryClient,
  input: Omit<EntryWarningInput, 'now'>,
): Actor<typeof entryWarningMachine> {
  return createActor(
    entryWarningMachine.provide({
      actions: {
        storeDismissal: (_args, { at }) => {
          document.cookie = entryWarningCookie(at);
          client.setQueryData(entryWarningKey, at);
          tellEntryWarning();
        },
      },
    }),
    { input: { ...input, now: () => Date.now() } },
  );
}
