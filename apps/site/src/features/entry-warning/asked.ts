import { createContext } from 'react';
import type { EntryWarningInput } from '@velours/machines/entryWarning';

/** What the question at the door is asked from: a visitor's own facts, in the layout around it. */
export const EntryWarningAsked = createContext<Omit<EntryWarningInput, 'now'>>({
  facts: null,
  dismissedAt: null,
});
