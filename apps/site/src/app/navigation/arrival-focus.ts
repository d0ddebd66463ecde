/**
 * Another page has come: who reads by ear, or goes on by keyboard, begins at its heading (docs/decisions/0021). Only where the
 * focus went with the page before, or is still on the entry around the page that was pressed; a row beside what it opened keeps it.
 */
export function focusArrivedPage(): void {
  const held = document.activeElement;
  const isPressed =
    held instanceof HTMLAnchorElement &&
    held.pathname === location.pathname &&
    held.closest('header, footer');
  if (held !== document.body && !isPressed) return;
  const headings = [...document.querySelectorAll('h1')];
  const start =
    headings.find((heading) => heading.checkVisibility()) ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
