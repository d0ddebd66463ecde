import type { Rows } from './rows.ts';
import type { Heights, Segment, View } from './spans.ts';

/** The elements of the drawn rows; what stands for rows that are not drawn is left out. */
export const rowElements = (list: HTMLElement): readonly Element[] =>
  [...list.children].filter((element) => !element.hasAttribute('data-gap'));

/** Where it all ends, with what stands below the rows. */
const endOf = (list: HTMLElement): number =>
  (list.parentElement ?? list).getBoundingClientRect().bottom;

/** What is seen, measured from the end. */
export const viewOf = (region: HTMLElement, list: HTMLElement): View => {
  const seen = region.getBoundingClientRect();
  const bottom = endOf(list);
  return { top: bottom - seen.top, end: bottom - seen.bottom };
};

/** How far above the end each drawn row begins, in their order; takes note of their heights. */
export const measureRows = (
  list: HTMLElement,
  segments: readonly Segment[],
  rows: Rows,
  heights: Heights,
): ReadonlyMap<string, number> => {
  const elements = rowElements(list);
  const bottom = endOf(list);
  const space = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const places = new Map<string, number>();
  for (const { from, to } of segments) {
    for (let index = from; index < to; index += 1) {
      const { key } = rows.at(index);
      const rect = elements[places.size]?.getBoundingClientRect();
      if (rect === undefined) continue;
      places.set(key, bottom - rect.top);
      heights.set(key, rect.height + space);
    }
  }
  return places;
};
