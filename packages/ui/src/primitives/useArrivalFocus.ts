import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Brings the focus to the first focusable heading inside the box whenever another `view` has taken the place of the one
 * before (a form that was sent, the next step), since the focus was on something that is gone. Never at first.
 */
export const useArrivalFocus = (view: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    box.current?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex="-1"]')?.focus();
  }, [view]);
  return box;
};
