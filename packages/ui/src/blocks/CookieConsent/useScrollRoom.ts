import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Keeps what takes the focus clear of a bar at the foot of the window: whatever the page scrolls into view stays above it
 * (WCAG 2.4.11). Set by script, since only the laid-out bar knows its height.
 */
export const useScrollRoom = (): RefObject<HTMLElement | null> => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('scroll-padding-block-end', `${element.offsetHeight + 16}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, []);
  return bar;
};
