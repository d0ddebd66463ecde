import { type RefObject, useEffect, useRef } from 'react';

/** What stands where one writes: the form, a text that cannot be sent, or the words alone that say why. */
export type Shown = 'form' | 'kept' | 'notice';

/** Where the field goes while it has the focus, what says why takes that: returns where to put its ref. */
export const useKeptFocus = (shown: Shown): RefObject<HTMLDivElement | null> => {
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last === shown || last === 'notice' || shown === 'form') return;
    if (document.activeElement === document.body) notice.current?.focus();
  }, [shown]);
  return notice;
};
