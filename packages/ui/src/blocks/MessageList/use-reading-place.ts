import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end, in CSS pixels, still counts as reading the newest. */
const nearEnd = 48;

const isAtEnd = (element: HTMLElement): boolean =>
  element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd;

export interface ReadingPlace {
  scroller: RefObject<HTMLDivElement | null>;
  /** Newer messages stand below what is read. */
  hasNewBelow: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
}

/**
 * Keeps the reader's place in a list that grows at both ends: older messages above push nothing away, newer ones below
 * scroll only who was at the end, or who wrote the message.
 */
export const useReadingPlace = (
  firstId: string | undefined,
  lastId: string | undefined,
  isLastOwn: boolean,
): ReadingPlace => {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef<{ height: number; first: string | undefined; last: string | undefined }>({
    height: 0,
    first: undefined,
    last: undefined,
  });
  const wasAtEnd = useRef(true);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const { height, first, last } = before.current;
    const isPrepended = first !== undefined && first !== firstId && last === lastId;
    if (isPrepended) element.scrollTop += element.scrollHeight - height;
    else if (last !== lastId) {
      if (last === undefined || wasAtEnd.current || isLastOwn) {
        element.scrollTop = element.scrollHeight;
        setHasNewBelow(false);
      } else setHasNewBelow(true);
    }
    before.current = { height: element.scrollHeight, first: firstId, last: lastId };
    wasAtEnd.current = isAtEnd(element);
  }, [firstId, lastId, isLastOwn]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // A message that fails takes more room, a composer of three lines leaves less: who was at the end stays there.
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
      before.current.height = element.scrollHeight;
    });
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);

  return {
    scroller,
    hasNewBelow,
    onScroll: () => {
      const element = scroller.current;
      if (element === null) return;
      wasAtEnd.current = isAtEnd(element);
      if (wasAtEnd.current) setHasNewBelow(false);
    },
    jumpToEnd: () => {
      const element = scroller.current;
      if (element === null) return;
      element.scrollTop = element.scrollHeight;
      setHasNewBelow(false);
      element.focus();
    },
  };
};
