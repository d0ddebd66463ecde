import type { MouseEvent, ReactNode } from 'react';

export interface FindBarChip {
  id: string;
  /** "Women", "30 to 60". */
  label: string;
  /** The search with this filter, or without it where it is set. */
  href: string;
  /** It narrows the search that is shown. */
  isSet: boolean;
}

export interface FindBarProps {
  /** The ways to find people, from 768 px: LinkTabs. On a phone they stand in the page's bar. */
  tabs?: ReactNode;
  /** Where all filters are: without script this page is opened. */
  filtersHref: string;
  /** Called by "Filters"; `event.preventDefault()` keeps the page, for a sheet over it. */
  onFilters?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** What can be set or left out by one press. */
  chips: readonly FindBarChip[];
  /** All words that it shows or says. */
  labels: {
    /** Names the list: "Search filters". */
    label: string;
    /** Opens all of them: "Filters". */
    open: string;
    /** Read after it: "2 set". */
    numSet: (count: number) => string;
    /** Read after one that is set: "remove". */
    remove: string;
  };
}
