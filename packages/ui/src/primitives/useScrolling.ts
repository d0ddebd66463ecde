import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Whether a box has more in it than it shows: then it must be reached by keyboard, to be scrolled by it. */
export const useScrolling = <Box extends HTMLElement>(): readonly [
  RefObject<Box | null>,
  boolean,
] => {
  const box = useRef<Box>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolling(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, isScrolling];
};
