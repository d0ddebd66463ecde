import { useSyncExternalStore } from 'react';
import { wasTouchedEarly } from './early-presses.ts';

/** What only somebody who is there does; a page may scroll by itself. */
export const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

let isTouched = false;

/** Counts as one: something happens on the page by itself, which is for somebody who is there. */
export let touch: () => void;

const touched = new Promise<void>((resolve) => {
  touch = () => {
    isTouched = true;
    resolve();
  };
  if (typeof window === 'undefined') return;
  if (wasTouchedEarly()) touch();
  for (const sign of SIGNS)
    addEventListener(sign, touch, { capture: true, once: true, passive: true });
});

const nothing = (): void => undefined;

function subscribe(onTouch: () => void): () => void {
  void touched.then(onTouch);
  return nothing;
}

/** Resolves once somebody has touched the page, or it does something by itself. */
export const firstTouch = (): Promise<void> => touched;

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
