/** What stands in the row: a page, or the gap after a page. `isWideOnly` is left out on phones, `isNarrowOnly` elsewhere. */
export type PaginationItem =
  | { type: 'page'; page: number; isWideOnly: boolean }
  | { type: 'gap'; after: number; isNarrowOnly: boolean };

/** The pages of these numbers that exist, in order; a gap of a single page is filled by that page. */
const shown = (wanted: readonly number[], numPages: number): readonly number[] => {
  const pages = [...new Set(wanted)]
    .filter((page) => page >= 1 && page <= numPages)
    .toSorted((one, other) => one - other);
  return pages.flatMap((page, index) =>
    pages[index + 1] === page + 2 ? [page, page + 1] : [page],
  );
};

/** First, last, current and, where there is room, its neighbours; gaps between. */
export const paginationItems = (page: number, numPages: number): readonly PaginationItem[] => {
  const wide = shown([1, page - 1, page, page + 1, numPages], numPages);
  const narrow = shown([1, page, numPages], numPages);
  return wide.flatMap((current, index): readonly PaginationItem[] => {
    const next = wide[index + 1];
    const isGapWide = next !== undefined && next > current + 1;
    // On phones a gap stands where pages are left out that are not already left out beside it.
    const nextNarrow = narrow[narrow.indexOf(current) + 1];
    const isGapNarrow =
      narrow.includes(current) &&
      nextNarrow !== undefined &&
      nextNarrow > current + 1 &&
      !wide.some(
        (one, at) => one >= current && one < nextNarrow && (wide[at + 1] ?? one) > one + 1,
      );
    return [
      { type: 'page', page: current, isWideOnly: !narrow.includes(current) },
      ...(isGapWide || isGapNarrow
        ? [{ type: 'gap' as const, after: current, isNarrowOnly: !isGapWide }]
        : []),
    ];
  });
};
