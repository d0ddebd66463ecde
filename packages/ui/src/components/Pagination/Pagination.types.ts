export interface PaginationLabels {
  /** Names the navigation: "Pages of the search results". */
  title: string;
  previous: string;
  next: string;
  /** Names the link of a page: "Page 3". */
  page: (page: number) => string;
}

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; for one or none nothing is drawn. */
  numPages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** All words that it shows or says. */
  labels: PaginationLabels;
}
