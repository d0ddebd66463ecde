export interface InterestListItem {
  /** Key of the icon, for example `one_night_stand` (spec section 3). */
  interest: string;
  label: string;
  /**
   * The viewer has it too; said by text, not by hue alone.
   * @default false
   */
  isShared?: boolean | undefined;
}

export interface InterestListProps {
  /** The interests in their order. */
  interests: readonly InterestListItem[];
  /** Names the list: "Interests of Anna". */
  label: string;
  /** Spoken after a shared interest: "you too". */
  sharedLabel?: string | undefined;
}
