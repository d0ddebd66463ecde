import type { ReactNode } from 'react';

/** One thing that can be set, with what it is set to. */
export interface SettingsRow {
  id: string;
  href: string;
  title: string;
  /** What it is set to now: an address, "Dark", a language. Phrasing only: it stands in a link. */
  value?: ReactNode;
  /** That it was saved just now: the focus comes back to the row, which says so. */
  saved?: string | undefined;
  icon: ReactNode;
}

export interface SettingsGroup {
  id: string;
  title: string;
  rows: readonly SettingsRow[];
}

export interface SettingsPanesProps {
  /** Heading of the page. */
  title: string;
  /** The rows, by group. */
  groups: readonly SettingsGroup[];
  /** What others see of the member: a card and the words beside it. Left out where a row is open. */
  own?: ReactNode;
  /** The row that is open, by its id. */
  current?: string | undefined;
  /** What the open row sets. Without it the rows are the page. */
  children?: ReactNode;
  /** The rows by themselves: the way back from an open one on a phone. */
  backHref: string;
  /** All words that it shows or says. */
  labels: {
    /** Name of the list of rows. */
    rows: string;
    back: string;
  };
}
