import { useSyncExternalStore } from 'react';

/** A press that came before the page listened, kept until it can be carried out: a key, or else a click. */
interface EarlyPress {
  element: HTMLElement;
  key?: string | undefined;
}

/** What the browser does nothing about by itself, as a selector. */
export const PAGE_BUTTONS = 'button[type=button]:not([popovertarget])';

/** Of a page that does not listen yet, or has only just begun to. */
interface EarlyPresses {
  readonly presses: EarlyPress[];
  /** Keeps what the browser would do otherwise, or nothing about. */
  readonly keep: (event: Event, element: HTMLElement, key?: string) => void;
  /** From now on the page hears its presses itself. */
  readonly stop: () => void;
  /** Aborted by then. */
  readonly signal: AbortSignal;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
    /** Somebody has touched a page that was asleep (app/server/sleeping-page.ts). */
    isWoken?: true;
  }
}

/**
 * Keeps which buttons are pressed before a page listens, of those that the browser does nothing about by itself. It stands at the head of
 * the document as text: it leans on nothing but its argument.
 * @param buttons - As a selector.
 */
export function keepPresses(buttons: string): void {
  const over = new AbortController();
  const { signal } = over;
  const presses: EarlyPress[] = [];

  const stop = (): void => {
    over.abort();
    for (const { element } of presses) element.removeAttribute('aria-busy');
  };

  const keep = (event: Event, element: HTMLElement, key?: string): void => {
    event.preventDefault();
    event.stopPropagation();
    // Who presses again has not seen an answer, and means the same.
    if (presses.some((press) => press.element === element)) return;
    element.setAttribute('aria-busy', 'true');
    presses.push({ element, key });
  };

  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>(buttons);
    if (button) keep(event, button);
  };

  window.earlyPresses = { presses, keep, stop, signal };
  addEventListener('click', onClick, { signal, capture: true });
}

/** Whether somebody has touched the page before its scripts were there. */
const wasTouchedEarly = (): boolean =>
  window.isWoken === true || (window.earlyPresses?.presses.length ?? 0) > 0;

/**
 * Does on the page that listens now what somebody has done on it before, in that order, each once. Called again by each part that React has
 * taken over later (parts.tsx): until then React lets nothing through to it.
 */
export function carryOutEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  earlyPresses.stop();
  addEventListener('click', focusPressed, true);
  addEventListener('click', keepHeldBack, true);
  for (const press of earlyPresses.presses.splice(0)) {
    const { element } = press;
    if (!element.isConnected || element.matches(':disabled') || isLetThrough(press)) continue;
    element.setAttribute('aria-busy', 'true');
    earlyPresses.presses.push(press);
  }
}

/**
 * Safari focuses no button that is pressed, nor a choice: what the one opens would have nowhere to give the focus back to, and where the
 * other leads to another page its heading would take the focus. Without a ring, as of any press.
 */
function focusPressed({ target }: MouseEvent): void {
  if (document.activeElement === document.body)
    (target as Element)
      .closest<HTMLElement>('button,input')
      ?.focus({ preventScroll: true, focusVisible: false });
}

/** Keeps a press on a part whose code has not come, on a page that listens: React lets it through to nobody. */
function keepHeldBack(event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>(PAGE_BUTTONS);
  if (!element) return;
  let isThere = false;
  const note = (): void => {
    isThere = true;
  };
  element.addEventListener('click', note, true);
  setTimeout(() => {
    element.removeEventListener('click', note, true);
    if (!isThere) window.earlyPresses?.keep(event, element);
  });
}

function isLetThrough({ element, key }: EarlyPress): boolean {
  const type = key === undefined ? 'click' : 'keydown';
  let isThere = false;
  const note = (): void => {
    isThere = true;
  };
  element.addEventListener(type, note, true);
  if (key === undefined) element.click();
  else element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  element.removeEventListener(type, note, true);
  return isThere;
}

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
