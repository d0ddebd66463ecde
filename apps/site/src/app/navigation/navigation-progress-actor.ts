import { createActor } from 'xstate';
import {
  navigationProgressMachine,
  selectProgress,
  type NavigationProgressState,
} from '@velours/machines/navigationProgress';
import { entryKey, pressedLinks } from './coming-page.ts';

export interface NavigationProgressActor {
  /** A page is on its way, or is not any more; the page is the one that is there. */
  send: (isLoading: boolean, page: string) => void;
  subscribe: (onChange: () => void) => () => void;
  state: () => NavigationProgressState;
  stop: () => void;
}

/**
 * Runs the statechart of the progress bar, and gives the focus to each page that has come.
 * @param page - What tells the page that is there from others, until the first comes.
 */
export function startNavigationProgress(page: string): NavigationProgressActor {
  const actor = createActor(navigationProgressMachine).start();
  let shown = page;
  return {
    send: (isLoading, current) => {
      actor.send({ type: isLoading ? 'START' : 'FINISH' });
      // The page's own effects come first: what took the focus by itself keeps it.
      if (current !== shown) setTimeout(focusArrivedPage);
      shown = current;
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    state: () => selectProgress(actor.getSnapshot()),
    stop: () => actor.stop(),
  };
}

/**
 * Another page has come: who reads by ear, or goes on by keyboard, begins at its heading (docs/decisions/0021), or where they
 * had left it, if they come back. Only where the focus went with the page before, or is still on the way to this page that
 * was pressed: an entry around the page, or of its numbers; a row beside what it opened keeps it.
 */
export function focusArrivedPage(): void {
  const held = document.activeElement;
  const isPressed =
    held instanceof HTMLAnchorElement &&
    held.pathname === location.pathname &&
    held.closest('header, footer, nav:has([rel])');
  if (held !== document.body && !isPressed) return;
  const link = leftBy();
  if (link) {
    link.focus();
    return;
  }
  const start = visible('h1') ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());

/** The link by which this entry of the history was left, where it is there again. */
function leftBy(): HTMLElement | undefined {
  const href = pressedLinks.get(entryKey());
  return href === undefined ? undefined : visible(`main a[href="${CSS.escape(href)}"]`);
}
