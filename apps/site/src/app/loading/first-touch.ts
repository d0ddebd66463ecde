import { useSyncExternalStore } from 'react';

/** What only somebody who is there does; a page may scroll by itself. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** One that slept until then was touched, and so was one of which a button was pressed before this was here. */
let isTouched =
  typeof window !== 'undefined' &&
  (window.isWoken === true || (window.earlyPresses?.presses.length ?? 0) > 0);

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
