import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { duration, easing } from '@velours/ui/theme/scales.ts';

/** What is there later than this after the press stands where it belongs: its place was seen already, as a skeleton. */
const LATE_MS = 400;

interface Press {
  /** The card's, or the photo's of the profile that is left. */
  readonly box: DOMRect;
  /** The profile that a card leads to; none for the way back. */
  readonly to?: string | undefined;
  /** The card's picture: it stands in for the larger one that is on its way. */
  readonly picture?: string | undefined;
  readonly at: number;
}

/**
 * A profile's photo comes out of the card that was pressed, and on the way back goes into it (the motion table of the experience). The page
 * is there at once and nothing waits for it. Whoever wants little motion sees a short fade.
 */
export function CardMovement(): null {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const press = useRef<Press>(undefined);

  useEffect(() => {
    const over = new AbortController();
    const options = { signal: over.signal, capture: true };
    const note = (element: Element | null | undefined, card: Partial<Press> = {}): void => {
      const box = element?.getBoundingClientRect();
      press.current = box && { ...card, box, at: performance.now() };
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      const card = link?.closest('article');
      // A link of the profile may lead back to its card as well as the browser's own way does.
      if (!card) return note(link && profilePhoto());
      // The first is a blur of it.
      const picture = [...card.querySelectorAll('img')].at(-1)?.currentSrc;
      note(card, { to: link?.pathname, picture });
    };
    addEventListener('click', onClick, options);
    addEventListener('popstate', () => note(profilePhoto()), options);
    return () => over.abort();
  }, []);

  useLayoutEffect(() => {
    const left = last.current;
    const { current: begun } = press;
    last.current = pathname;
    press.current = undefined;
    if (left === pathname || !begun || performance.now() - begun.at > LATE_MS) return;
    if (begun.to !== undefined && begun.to !== pathname) return;
    // Once the page is scrolled to its place, and before it is painted.
    queueMicrotask(() => {
      const element = begun.to === undefined ? cardOf(left) : profilePhoto();
      if (element) move(element, begun);
    });
  }, [pathname]);
  return null;
}

const profilePhoto = (): Element | null => document.querySelector('[data-profile-photo]');

/** The card in the window that leads to this profile. */
function cardOf(path: string): Element | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a')];
  const card = links.find(({ pathname }) => pathname === path)?.closest('article');
  const { top, bottom, width } = card?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && top < innerHeight && bottom > 0 ? (card ?? undefined) : undefined;
}

function move(element: Element, { box, picture }: Press): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.animate(APPEAR, Number.parseInt(duration.fast));
    return;
  }
  const place = element.closest('li') ?? element;
  const timing = { duration: Number.parseInt(duration.slow), easing: easing.standard };
  // Over what stands beside it, which appears meanwhile.
  const held = { zIndex: 1, ...(picture && { background: `center / cover url("${picture}")` }) };
  place.animate([{ ...held, transform: flip(box, place.getBoundingClientRect()) }, held], timing);
  for (const other of place.parentElement?.children ?? [])
    if (other !== place) other.animate(APPEAR, timing);
}

const APPEAR = { opacity: [0, 1] };

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The transform that lays what stands at `to` over `from`: centre on centre, and as wide. Boxes in px of the window. */
export function flip(from: Box, to: Box): string {
  const across = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${across}px, ${down}px) scale(${from.width / to.width})`;
}
