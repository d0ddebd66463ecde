import { useSyncExternalStore } from 'react';
import { wasTouchedEarly } from './early-presses.ts';

/** What only somebody who is there does; a page may scroll by itself. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

let isTouched = typeof window !== 'undefined' && wasTouchedEarly();

function subscribe(onTouch: () => void): () => void {
  const touch = (): void => {
    isTouched = true;
    onTouch();
  };
  const options = { capture: true, once: true, passive: true };
  for (const sign of SIGNS) addEventListener(sign, touch, options);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, touch, options);
  };
}

/** Resolves once somebody has touched the page. */
export const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    if (isTouched) resolve();
    else subscribe(resolve);
  });

/**
 * Whether somebody has touched the page: moved a pointer, scrolled, pressed a key. What waits for it costs a page nothing that
 * nobody, or a robot, looks at.
 */
export const useFirstTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTouched,
    () => false,
  );
