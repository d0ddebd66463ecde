import type { Rows } from './rows.ts';

/** Rows from `from` up to, not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Rows drawn one after the other, after `gap` pixels of rows that are not. */
export interface Segment extends Span {
  /** Stays the same while the rows change, so that React moves no row for it. */
  name: 'window' | 'kept' | 'newest';
  gap: number;
}

/** Distances in pixels above the end of the list. */
export interface View {
  top: number;
  end: number;
}

/** What a row takes with the space to the next, in pixels, as it was when last drawn; else what rows took on average. */
export class Heights {
  readonly #known = new Map<string, number>();
  #average = 72;

  set(key: string, height: number): void {
    this.#known.set(key, height);
  }

  of(key: string): number {
    return this.#known.get(key) ?? this.#average;
  }

  /** Taken once, from the rows first drawn: an average that changed would move what was guessed by it. */
  fixAverage(): void {
    const { size } = this.#known;
    if (size === 0) return;
    let sum = 0;
    for (const height of this.#known.values()) sum += height;
    this.#average = sum / size;
  }

  sum(rows: Rows, { from, to }: Span): number {
    // Above everything that is drawn only the scroll bar sees the difference.
    if (from === 0) return to * this.#average;
    let sum = 0;
    rows.eachKey(from, to, (key) => {
      sum += this.of(key);
    });
    return sum;
  }
}

/** The parts of the list that are drawn, in order, and how much room the rest of it takes. */
export const segmentsOf = (
  rows: Rows,
  wanted: readonly (Span & Pick<Segment, 'name'>)[],
  heights: Heights,
): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const { name, from, to } of wanted.toSorted((a, b) => a.from - b.from)) {
    const before = segments.at(-1);
    if (from >= to) continue;
    if (before !== undefined && from <= before.to) {
      before.to = Math.max(before.to, to);
      if (name === 'window') before.name = name;
    } else {
      const gap = heights.sum(rows, { from: before?.to ?? 0, to: from });
      segments.push({ name, from, to, gap });
    }
  }
  return segments;
};

/** How much is drawn beyond what is seen, in pixels. */
const ahead = 320;
/** With less than this left, more is drawn. */
const margin = 120;

/**
 * The rows to draw for what is seen, walking from those drawn now; undefined where these will do.
 * @param drawn - Their place is known exactly.
 */
export const spanFor = (
  rows: Rows,
  drawn: Span & View,
  view: View,
  heights: Heights,
): Span | undefined => {
  const isShort =
    (drawn.from > 0 && drawn.top < view.top + margin) ||
    (drawn.to < rows.count && drawn.end > view.end - margin);
  const isLong = drawn.top > view.top + 2 * ahead || drawn.end < view.end - 2 * ahead;
  if (!isShort && !isLong) return undefined;
  const height = (index: number): number => heights.of(rows.at(index).key);
  let { from, top } = drawn;
  while (from > 0 && top < view.top + ahead) {
    from -= 1;
    top += height(from);
  }
  while (from < rows.count - 1 && top - height(from) > view.top + ahead) {
    top -= height(from);
    from += 1;
  }
  let to = from;
  let end = top;
  while (to < rows.count && end > view.end - ahead) {
    end -= height(to);
    to += 1;
  }
  return from === drawn.from && to === drawn.to ? undefined : { from, to };
};
