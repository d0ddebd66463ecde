import type { FocusEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { measureRows, rowElements, viewOf } from './measure.ts';
import type { ShownMessage } from './MessageList.types.ts';
import type { Rows } from './rows.ts';
import type { Segment } from './spans.ts';
import { Heights, spanFor } from './spans.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

/** How near the end, in CSS pixels, still counts as reading the newest. */
const nearEnd = 48;

// The region is laid out from its end: at the newest message `scrollTop` is 0, and negative above it.
const isAtEnd = (region: HTMLElement): boolean => region.scrollTop >= -nearEnd;

export interface ReadingOptions {
  lastId: string | undefined;
  isLastOwn: boolean;
  /** There are newer rows than these: what is added at the end was asked for, and moves nobody. */
  hasNewer: boolean;
  /** The row to go to. */
  shown: ShownMessage | undefined;
  onAtEnd: ((isAtEnd: boolean) => void) | undefined;
}

export interface ReadingPlace {
  scroller: RefObject<HTMLDivElement | null>;
  log: RefObject<HTMLDivElement | null>;
  segments: readonly Segment[];
  isSilent: boolean;
  /** What came meanwhile stands below what is read, or the end is more than a screen off. */
  isFarUp: boolean;
  onScroll: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  jumpToEnd: () => void;
}

/**
 * Draws the part of a conversation that is read, and keeps the reader's place in it. Laid out from its end, the list may
 * change above what is read without moving it; where it changes below, the region is scrolled by as much. A new message
 * scrolls only who was at the end, or who wrote it.
 */
export const useReadingPlace = (rows: Rows, options: ReadingOptions): ReadingPlace => {
  const { lastId, isLastOwn, hasNewer, shown, onAtEnd } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new Heights());
  const { segments, window, isSilent, draw, keep } = useDrawnRows(
    rows,
    { lastId, hasNewer },
    heights,
  );
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const [isScreenUp, setScreenUp] = useState(false);
  /** How far above the end of the list each drawn row begins, in their order. */
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const before = useRef({ count: 0, last: lastId, hadNewer: hasNewer });
  const wasAtEnd = useRef(true);
  const toldAtEnd = useRef<boolean>(undefined);
  /** Asked for, and not gone to yet. */
  const toShow = useRef<ShownMessage>(undefined);
  /** Browsers scroll by whole pixels: what is left over is made good the next time. */
  const owed = useRef({ at: 0, rest: 0 });

  const noteEnd = (region: HTMLElement): void => {
    setScreenUp(-region.scrollTop > region.clientHeight);
    wasAtEnd.current = isAtEnd(region);
    if (toldAtEnd.current === wasAtEnd.current) return;
    toldAtEnd.current = wasAtEnd.current;
    onAtEnd?.(wasAtEnd.current);
  };

  /** Goes to the row that was asked for, once it is drawn. */
  const goToShown = (list: HTMLElement): void => {
    const wanted = toShow.current;
    const found = wanted === undefined ? -1 : rows.find(wanted.id);
    if (found < 0) return;
    const row = rowElements(list)[[...places.current.keys()].indexOf(rows.at(found).key)];
    if (!(row instanceof HTMLElement) || wanted === undefined) return;
    toShow.current = undefined;
    row.tabIndex = -1;
    row.scrollIntoView({ block: 'center' });
    if (wanted.isQuiet !== true) row.focus({ preventScroll: true });
  };

  /** Scrolls by as much as what is below the first row in sight has grown. */
  const keepPlace = (
    region: HTMLElement,
    list: HTMLElement,
    now: ReadonlyMap<string, number>,
  ): void => {
    const { top } = viewOf(region, list);
    for (const [key, place] of places.current) {
      const moved = now.get(key);
      if (place > top || moved === undefined) continue;
      if (moved === place) return;
      const { at, rest } = owed.current;
      const wanted = region.scrollTop - (moved - place) - (at === region.scrollTop ? rest : 0);
      region.scrollTop = wanted;
      owed.current = { at: region.scrollTop, rest: region.scrollTop - wanted };
      return;
    }
  };

  /** Draws more, or less, where the reader has come near the end of what is drawn. */
  const cover = (region: HTMLElement, list: HTMLElement): void => {
    if (rows.count === 0) return;
    const last = rows.at(window.to - 1).key;
    const drawn = {
      ...window,
      top: places.current.get(rows.at(window.from).key) ?? 0,
      end: (places.current.get(last) ?? 0) - heights.of(last),
    };
    const next = spanFor(rows, drawn, viewOf(region, list), heights);
    if (next !== undefined) draw(next);
    else if (window.isLoose) draw(window);
  };

  /** After each change: takes note of where the rows are, and scrolls where that is needed to see the same ones. */
  const settle = (drawn: readonly Segment[], hasToEnd: boolean, hasToStay = false): void => {
    const [region, list] = [scroller.current, log.current];
    if (region === null || list === null) return;
    const now = measureRows(list, drawn, rows, heights);
    if (places.current.size === 0) heights.fixAverage();
    if (hasToEnd) region.scrollTop = 0;
    else if (hasToStay || !wasAtEnd.current) keepPlace(region, list, now);
    places.current = now;
    goToShown(list);
    noteEnd(region);
    cover(region, list);
  };

  const onDrawn = useEffectEvent((drawn: readonly Segment[]) => {
    const { count, last, hadNewer } = before.current;
    before.current = { count: rows.count, last: lastId, hadNewer: hasNewer };
    const isNews = rows.count > count && last !== lastId && !hadNewer;
    const hasToEnd = isNews && (wasAtEnd.current || isLastOwn);
    settle(drawn, hasToEnd, hadNewer);
    if (isNews) setHasNewBelow(!hasToEnd);
  });
  // Before the drawing is looked at: drawn first where it is not, then gone to.
  useLayoutEffect(() => {
    toShow.current = shown;
    if (shown !== undefined) keep(shown.id);
  }, [shown, keep]);
  useLayoutEffect(() => onDrawn(segments), [segments]);

  // A message that fails takes more room, a composer of three lines leaves less: who was at the end stays there.
  const onResize = useEffectEvent(() => settle(segments, wasAtEnd.current));
  useEffect(() => {
    const sizes = new ResizeObserver(() => onResize());
    if (scroller.current !== null) sizes.observe(scroller.current);
    if (log.current !== null) sizes.observe(log.current);
    return () => sizes.disconnect();
  }, []);

  return {
    scroller,
    log,
    segments,
    isSilent,
    isFarUp: hasNewBelow || isScreenUp,
    onScroll: () => {
      const [region, list] = [scroller.current, log.current];
      if (region === null || list === null) return;
      noteEnd(region);
      if (wasAtEnd.current) setHasNewBelow(false);
      // In this very frame: what is scrolled to must not be empty.
      flushSync(() => cover(region, list));
    },
    onFocus: ({ target }) => {
      const list = log.current;
      if (list === null) return;
      const at = rowElements(list).findIndex((row) => row.contains(target));
      keep([...places.current.keys()][at]);
    },
    onBlur: () => keep(undefined),
    jumpToEnd: () => {
      const region = scroller.current;
      if (region === null) return;
      region.scrollTop = 0;
      setHasNewBelow(false);
      region.focus({ preventScroll: true });
    },
  };
};
