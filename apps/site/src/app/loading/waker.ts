/** Has the scripts that sleep run, in their order, and their files fetched; none sleeps any more then. `mark` stands before their type, and before the relation of a link. */
export type StartScripts = (mark: string, onError?: () => void) => void;

/*
 * These stand in the document as text: each leans on nothing but what it is given.
 */

export const startScripts: StartScripts = (mark, onError) => {
  // Each by itself: dozens of requests take a browser long to begin.
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^="${mark}"]`))
    setTimeout(() => (link.rel = link.rel.replace(mark, '')));
  for (const asleep of document.querySelectorAll<HTMLScriptElement>(`script[type^="${mark}"]`)) {
    const script = document.createElement('script');
    script.type = asleep.type.replace(mark, '');
    // The browser hides it from the markup.
    script.nonce = asleep.nonce;
    script.text = asleep.text;
    if (onError) script.addEventListener('error', onError);
    asleep.replaceWith(script);
  }
};

/** Of a page that sleeps until it is painted, and whole: what its first paint needs is fetched and done before its scripts. */
export const wakeOncePainted = (start: StartScripts, mark: string): void => {
  addEventListener('DOMContentLoaded', () =>
    new PerformanceObserver((list) => {
      // The first paint may be a ground with nothing on it.
      if (list.getEntriesByName('first-contentful-paint')[0]) start(mark);
    }).observe({ type: 'paint', buffered: true }),
  );
  // A tab in the background is not painted, and some browsers do not tell.
  addEventListener('load', () => setTimeout(start, 1_000, mark));
};

export interface WakerFacts {
  /** Events that only somebody who is there brings about. */
  signs: readonly string[];
  /** What stands before the type of a script, and before the relation of a link, that sleep. */
  mark: string;
  /** What opens a dialog on screens of that media, where the browser would go to a page. */
  dialog: { links: string; media: string };
  buttons: string;
  /** What a member has written and not sent is kept under names that begin so. */
  draft: string;
  /** Under this name stands when a page of this browser last came to be a member's, epoch milliseconds. */
  memberCame: string;
}

/** Of a page that sleeps until somebody touches it, beside the script that keeps early presses, on which it leans (docs/decisions/0026). */
export function wakeOnceTouched(start: StartScripts, facts: WakerFacts): void {
  const { signs, mark, dialog, buttons, draft, memberCame } = facts;
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  const { presses, keep, stop, signal } = earlyPresses;

  /** Without the other scripts the page is what it is without any: a link leads on. */
  const giveUp = (): void => {
    stop();
    for (const { element } of presses.splice(0)) element.click();
  };

  const startAll = (): void => start(mark, giveUp);

  const wake = (): void => {
    if (window.isWoken) return;
    window.isWoken = true;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAll);
    else startAll();
  };

  const onSign = (event: Event): void => {
    // A browser moves the pointer by nothing when a page comes up below it: nobody has done that.
    const isMove = event.type === 'pointermove' && event instanceof PointerEvent;
    if (isMove && event.movementX === 0 && event.movementY === 0) return;
    wake();
  };

  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>(dialog.links);
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link && !isForBrowser && matchMedia(dialog.media).matches) keep(event, link);
  };

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (key.startsWith('Arrow') && target instanceof Element && target.matches(buttons))
      keep(event, target as HTMLElement, key);
  };

  const hasDraft = (): boolean => {
    try {
      return Object.keys({ ...localStorage, ...sessionStorage }).some((key) =>
        key.startsWith(draft),
      );
    } catch {
      return false;
    }
  };

  /** A member has come since the page was asked for: it is not theirs. Who has touched it may have begun to write: awake, it finds out by itself. */
  const renewFor = (came: string | null): void => {
    if (came !== null && !window.isWoken) location.reload();
  };

  /** The last that came after the page was asked for, each once: a clock that was set back must not have it asked for in a circle. */
  const cameSince = (): string | null => {
    try {
      const came = localStorage.getItem(memberCame);
      if (came === null || !(Number(came) > performance.timeOrigin)) return null;
      if (sessionStorage.getItem(memberCame) === came) return null;
      sessionStorage.setItem(memberCame, came);
      return came;
    } catch {
      return null;
    }
  };

  const options = { signal, capture: true };
  // In another tab: now, while this page was on its way, or while the browser kept it to go back to.
  addEventListener(
    'storage',
    ({ key, newValue }) => key === memberCame && renewFor(newValue),
    options,
  );
  addEventListener('pageshow', () => renewFor(cameSince()), options);
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  // Some aids press without a pointer or a key.
  for (const sign of [...signs, 'click'])
    addEventListener(sign, onSign, { ...options, passive: true });
  // Who leaves such a page at once without a touch is counted (background/page-hidden.ts): that is for the page itself.
  // So is asking for a passkey, and taking away what a member who has logged out had begun to write (background/Background.tsx).
  const asked = new URLSearchParams(location.search);
  if (asked.has('lb') || asked.has('passkey') || hasDraft())
    addEventListener('load', wake, options);
}
