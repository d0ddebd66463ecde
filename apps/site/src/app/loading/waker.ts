/** A press that came before the page was awake, kept until it can be carried out. */
export type EarlyPress = { element: HTMLElement } & (
  | { type: 'click' }
  | { type: 'key'; key: string }
);

/** What a page that was asleep knows of how it woke up. */
export interface Waking {
  readonly presses: EarlyPress[];
  /** From now on the page hears its presses itself. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set once somebody has touched a page that was asleep. */
    waking?: Waking;
  }
}

export interface WakerFacts {
  /** Events that only somebody who is there brings about. */
  signs: readonly string[];
  /** What stands before the type of a script, and before the relation of a link, that sleep. */
  mark: string;
  /** A link to this path opens a dialog, on screens of this kind. */
  dialog: { path: string; media: string };
  /** What a member has written and not sent is kept under names that begin so. */
  draft: string;
  /** Under this name stands when somebody last logged in with this browser, epoch milliseconds. */
  loggedIn: string;
}

/**
 * The one script that a sleeping page runs (docs/decisions/0026): it wakes the others at the first sign of a visitor, and keeps what is
 * pressed until they have come. It stands in the document as text: it leans on nothing but its argument.
 */
export function waker({ signs, mark, dialog, draft, loggedIn }: WakerFacts): void {
  const over = new AbortController();
  const { signal } = over;
  const presses: EarlyPress[] = [];

  const stop = (): void => {
    over.abort();
    for (const { element } of presses) element.removeAttribute('aria-busy');
  };

  /** Without the other scripts the page is what it is without any: a link leads on. */
  const giveUp = (): void => {
    if (signal.aborted) return;
    stop();
    for (const { element } of presses.splice(0)) element.click();
  };

  const start = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^="${mark}"]`))
      link.rel = link.rel.slice(mark.length);
    for (const asleep of document.querySelectorAll<HTMLScriptElement>(`script[type^="${mark}"]`)) {
      const script = document.createElement('script');
      const type = asleep.type.slice(mark.length);
      if (type) script.type = type;
      // The browser hides it from the markup.
      script.nonce = asleep.nonce;
      script.text = asleep.text;
      script.addEventListener('error', giveUp);
      asleep.replaceWith(script);
    }
  };

  const wake = (): void => {
    if (window.waking) return;
    window.waking = { presses, stop };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };

  const keep = (event: Event, press: EarlyPress): void => {
    event.preventDefault();
    wake();
    // Who presses again has not seen an answer, and means the same.
    if (presses.some(({ element }) => element === press.element)) return;
    press.element.setAttribute('aria-busy', 'true');
    presses.push(press);
  };

  /** What the browser does nothing about by itself, or something else than the page would. */
  const isOfThePage = (element: HTMLElement): boolean => {
    if (element instanceof HTMLAnchorElement)
      return (
        element.pathname === dialog.path &&
        element.origin === location.origin &&
        matchMedia(dialog.media).matches
      );
    return (
      element instanceof HTMLButtonElement &&
      element.popoverTargetElement === null &&
      (element.type === 'button' || element.form === null)
    );
  };

  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const element = (event.target as Element).closest<HTMLElement>('a, button');
    if (element && isOfThePage(element)) keep(event, { element, type: 'click' });
  };

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (target instanceof HTMLButtonElement && key.startsWith('Arrow'))
      keep(event, { element: target, type: 'key', key });
  };

  const onSign = (event: Event): void => {
    // A browser moves the pointer by nothing when a page comes up below it: nobody has done that.
    const isMove = event.type === 'pointermove' && event instanceof PointerEvent;
    if (isMove && event.movementX === 0 && event.movementY === 0) return;
    wake();
  };

  const hasDraft = (): boolean => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(draft));
    } catch {
      return false;
    }
  };

  /** Somebody has logged in since the page was asked for: it is not theirs. It is forgotten first, or a clock that was set back would never let go. */
  const renewIfOld = (): void => {
    try {
      if (Number(localStorage.getItem(loggedIn)) < performance.timeOrigin) return;
      localStorage.removeItem(loggedIn);
    } catch {
      return;
    }
    location.reload();
  };

  const options = { signal, capture: true };
  // In another tab: now, while this page was on its way, or while the browser kept it to go back to.
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === loggedIn && newValue) location.reload();
    },
    options,
  );
  addEventListener('pageshow', renewIfOld, options);
  for (const sign of signs) addEventListener(sign, onSign, { ...options, passive: true });
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  // Who leaves such a page at once without a touch is counted (background/page-hidden.ts): that is for the page itself.
  // So is asking for a passkey, and taking away what a member who has logged out had begun to write (background/Background.tsx).
  const asked = new URLSearchParams(location.search);
  if (asked.has('lb') || asked.has('passkey') || hasDraft())
    addEventListener('load', wake, options);
}

/** Does on the page that has woken up what somebody has done on it before, in that order, each once. */
export function carryOutEarlyPresses(): void {
  const { waking } = window;
  if (!waking) return;
  waking.stop();
  waking.presses.splice(0).forEach(carryOut);
}

function carryOut(press: EarlyPress): void {
  const { element } = press;
  if (!element.isConnected) return;
  if (press.type === 'click') element.click();
  else
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true }),
    );
}
