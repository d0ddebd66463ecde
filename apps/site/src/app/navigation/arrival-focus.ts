import { entryKey, pressedLinks } from './pressed-links.ts';

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
