export type LikesTab = 'received' | 'given' | 'matches';

export interface LikesTabsProps {
  /** The tab of the page. */
  current: LikesTab;
  /** The lists, each with its address and how many are new in it. */
  tabs: readonly { id: LikesTab; label: string; href: string; count: number; countLabel: string }[];
  /** Names the navigation: "Likes". */
  label: string;
}
