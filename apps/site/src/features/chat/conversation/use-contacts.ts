import { useMemo, useState } from 'react';
import type { ContactFinder } from './contact-details.ts';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';

/** Finds what leads out of the site; fetched with the first text that looks as if something did, undefined until then. */
export function useContacts(
  messages: readonly { readonly text: string }[],
  draft: string,
): ContactFinder | undefined {
  const [isWanted, setWanted] = useState(false);
  const finder = useAsyncModule(() => import('./contact-details.ts'), isWanted);
  const isSeen = useMemo(() => messages.some(({ text }) => mayHoldContacts(text)), [messages]);
  // Once it is here, it stays.
  if (!isWanted && (isSeen || mayHoldContacts(draft))) setWanted(true);
  return finder;
}

/** Whether a text may hold an address, a number or an account: most hold none, and need not be looked at closely. */
export const mayHoldContacts = (text: string): boolean =>
  /@|:\/\/|\.\p{L}{2}|\d(?:[ ()./-]{0,2}\d){7}/u.test(text);
