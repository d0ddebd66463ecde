import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** How often more comes by itself before the member is asked: so that the end of the page can be reached. */
const MOST_IN_A_ROW = 3;
/** How near the end, in pixels. */
const MARGIN = 600;

/**
 * Calls back when the end comes into view by scrolling. Not by the keyboard: whoever goes on by Tab gets to what follows the list. After
 * three times in a row it waits until what it answers is called.
 */
export function useScrolledDown(
  end: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onEnd: () => void,
): () => void {
  const numInARow = useRef(0);
  const isByKeyboard = useRef(false);
  const call = useRef(onEnd);

  useEffect(() => {
    call.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    addEventListener('keydown', () => (isByKeyboard.current = true), options);
    for (const sign of ['pointermove', 'wheel', 'touchstart']) {
      addEventListener(sign, () => (isByKeyboard.current = false), options);
    }
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = end.current;
    if (!isWanted || !element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isNear = entry?.isIntersecting ?? false;
        if (!isNear || isByKeyboard.current || numInARow.current >= MOST_IN_A_ROW) return;
        numInARow.current += 1;
        call.current();
      },
      { rootMargin: `0px 0px ${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isWanted]);

  return useCallback(() => {
    numInARow.current = 0;
  }, []);
}
