import { useEffect, useState } from 'react';
import type { Rows } from './rows.ts';
import type { Heights, Segment, Span } from './spans.ts';
import { segmentsOf } from './spans.ts';

/** How many rows the server sends, and how many are drawn before anything can be measured. */
const atFirst = 20;
/** The newest are drawn wherever the reader is: only what comes into the document can be read out. */
const newest = 6;
/** How long assistive technology is given to take note of what was put in, in milliseconds. */
const settling = 500;

interface Window {
  /** The row it begins with, by key, since numbers change when older messages come in. */
  first: string | undefined;
  count: number;
  /** It goes on to the newest message, and grows with the conversation. */
  isToEnd: boolean;
}

export interface DrawnRows {
  segments: readonly Segment[];
  /** `isLoose`: not yet tied to a row by its key. */
  window: Span & { isLoose: boolean };
  /** Old rows have just been put in: they must not be read out as news. */
  isSilent: boolean;
  /** Draws these rows instead, in silence where some of them were not there before. */
  draw: (next: Span) => void;
  /** Keeps the row that has the focus, however far the reader scrolls. */
  keep: (key: string | undefined) => void;
}

/** Which rows of a conversation are in the document. */
export const useDrawnRows = (
  rows: Rows,
  { lastId, hasNewer }: { lastId: string | undefined; hasNewer: boolean },
  heights: Heights,
): DrawnRows => {
  const [drawn, setDrawn] = useState<Window>({ first: undefined, count: atFirst, isToEnd: true });
  const [kept, keep] = useState<string>();
  const [silence, setSilence] = useState(0);
  const [heard, setHeard] = useState({ lastId, hasNewer });
  if (heard.lastId !== lastId || heard.hasNewer !== hasNewer) {
    setHeard({ lastId, hasNewer });
    // What arrives is news again, in the very drawing that holds it; what was asked for is none.
    if (heard.lastId !== lastId) setSilence(heard.hasNewer ? silence + 1 : 0);
  }
  useEffect(() => {
    if (silence === 0) return undefined;
    const timer = setTimeout(() => setSilence(0), settling);
    return () => clearTimeout(timer);
  }, [silence]);

  const start = drawn.first === undefined ? -1 : rows.find(drawn.first);
  const from = start === -1 ? Math.max(0, rows.count - drawn.count) : start;
  const to = drawn.isToEnd || start === -1 ? rows.count : Math.min(rows.count, from + drawn.count);
  const window = { from, to, isLoose: start === -1 };
  const keptAt = kept === undefined ? -1 : rows.find(kept);
  const segments = segmentsOf(
    rows,
    [
      { name: 'window', from, to },
      { name: 'newest', from: Math.max(0, rows.count - newest), to: rows.count },
      ...(keptAt === -1 ? [] : [{ name: 'kept' as const, from: keptAt, to: keptAt + 1 }]),
    ],
    heights,
  );
  return {
    segments,
    window,
    isSilent: silence > 0,
    draw: (next) => {
      setDrawn({
        first: rows.at(next.from).key,
        count: next.to - next.from,
        isToEnd: next.to === rows.count,
      });
      if (next.from < from || next.to > to) setSilence((count) => count + 1);
    },
    keep,
  };
};
