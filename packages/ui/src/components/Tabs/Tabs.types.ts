import type { ReactNode } from 'react';

export interface TabsTab {
  id: string;
  /** The tab's words, two or three. */
  label: string;
  /** After the words: a CountBadge. */
  badge?: ReactNode;
  /** What is shown while the tab is selected. */
  panel: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs: "Your likes". */
  label: string;
  /** Two or more; their order is the reading order. */
  tabs: readonly TabsTab[];
  /** The selected tab where the caller keeps it. */
  selected?: string | undefined;
  /** The tab selected first where the caller does not keep it. @default the first */
  defaultSelected?: string | undefined;
  /** Called with the id of the tab that is wanted. */
  onChange?: ((id: string) => void) | undefined;
}

export interface LinkTabsTab extends Omit<TabsTab, 'panel'> {
  /** The page it leads to. */
  href: string;
}

export interface LinkTabsProps {
  /** Names the navigation: "Likes". */
  label: string;
  /** The tabs in their order. */
  tabs: readonly LinkTabsTab[];
  /** The id of the page that is shown. */
  current: string;
  /**
   * Where they do not fit: `scroll` sideways, or `fitted` columns of one width whose words break, for two or three.
   * `bare` words without a line, which scroll too: for a bar.
   * @default 'scroll'
   */
  layout?: 'scroll' | 'fitted' | 'bare' | undefined;
}
