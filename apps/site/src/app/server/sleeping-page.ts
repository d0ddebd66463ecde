/** Scripts sleep until their page is painted, or where it is whole without any until somebody touches it (docs/decisions/0026). */
import type { QueryClient } from '@tanstack/react-query';
import type { EntryContext } from 'react-router';
import { userKey } from '../data/keys.ts';
import { DRAFT_PREFIX, MEMBER_CAME_KEY } from '../data/local-storage.ts';
import type { PageHandle } from '../document/page-handle.ts';
import { PAGE_BUTTONS } from '../loading/first-touch.ts';
import { SIGNS } from '../loading/first-touch.ts';
import { DIALOG_MEDIA, SIGN_UP_PATH } from '../navigation/sign-up-dialog.ts';

/** Has the scripts that sleep run, in their order, and their files fetched; none sleeps any more then. `mark` stands before their type, and before the relation of a link. */
type StartScripts = (mark: string, onError?: () => void) => void;

/*
 * The next three stand in the document as text: each leans on nothing but what it is given.
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

interface WakerFacts {
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
function wakeOnceTouched(start: StartScripts, facts: WakerFacts): void {
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
  // Who leaves such a page at once without a touch is counted (background/Background.tsx): that is for the page itself.
  // So is asking for a passkey, and taking away what a member who has logged out had begun to write (background/Background.tsx).
  const asked = new URLSearchParams(location.search);
  if (asked.has('lb') || asked.has('passkey') || hasDraft())
    addEventListener('load', wake, options);
}

const MARK = 'asleep:';

const facts: WakerFacts = {
  signs: SIGNS,
  mark: MARK,
  dialog: {
    links: `a[href="${SIGN_UP_PATH}"], a[href^="${SIGN_UP_PATH}?"]`,
    media: DIALOG_MEDIA,
  },
  buttons: PAGE_BUTTONS,
  draft: DRAFT_PREFIX,
  memberCame: MEMBER_CAME_KEY,
};

/** What a page waits for before its scripts run. */
export type Sleep = 'until painted' | 'until touched';

const wakers: Record<Sleep, string> = {
  'until painted': `(${wakeOncePainted.toString()})(${startScripts.toString()},'${MARK}')`,
  'until touched': `(${wakeOnceTouched.toString()})(${startScripts.toString()},${JSON.stringify(facts)})`,
};

/** How the page that is rendered sleeps; undefined where it has no scripts. */
export function sleepOf(
  { staticHandlerContext, routeModules }: EntryContext,
  data: QueryClient,
): Sleep | undefined {
  const { matches, errors, actionData } = staticHandlerContext;
  const handles = matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  if (handles.some((handle) => handle?.isStatic)) return undefined;
  // What was sent with a form stands in the answer: who sent it is there, and a reload would send it again.
  const isAsked = errors === null && actionData === null;
  const isVisitors = data.getQueryData(userKey) === null;
  const isPlain = handles.some((handle) => handle?.isPlain);
  return isVisitors && isAsked && isPlain ? 'until touched' : 'until painted';
}

/**
 * The document with the router's scripts and the loading of their files put to sleep, and the one that wakes them at its head.
 * @param html - As React writes it: a `<` in data is escaped, so that a tag is a tag.
 * @param nonce - What the content security policy asks of a script.
 */
export function putToSleep(html: string, nonce: string, sleep: Sleep): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${MARK}modulepreload"`)
    .replace(/<script( [^>]*)>(?=[^<]*__reactRouter)/g, (_tag, attributes: string) =>
      attributes.includes(' type="module"')
        ? `<script${attributes.replace('type="module"', `type="${MARK}module"`)}>`
        : `<script type="${MARK}"${attributes}>`,
    )
    .replace('</head>', () => `<script nonce="${nonce}">${wakers[sleep]}</script></head>`);
}
