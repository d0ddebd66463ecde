export type LikesTab = 'received' | 'given' | 'matches';

export interface LikesTabsProps {
  current: LikesTab;
  tabs: readonly { id: LikesTab; label: string; href: string; count: number; countLabel: string }[];
  /** Names the navigation: "Likes". */
  label: string;
}
