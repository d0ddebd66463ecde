import type { Interest } from '../../primitives/InterestIcon/index.ts';

/** One interest, in the language in use. */
export interface InterestOption {
  /** The interest's key; one that is not known, from a newer server, gets a heart for its icon. */
  value: Interest | (string & {});
  label: string;
}

export interface InterestPickerLabels {
  /** The question: "What do you like?" */
  title: string;
  /** Help before answering: "Others see what you choose". */
  description?: string | undefined;
  /** Names the search field and stands in it: "Find an interest". */
  search: string;
  /** Names the button that empties it. */
  clear: string;
  /** "3 chosen". Announced. */
  count: (chosen: number) => string;
  /** While something is searched for: "4 found", "none found". Announced. */
  found: (count: number) => string;
}

export interface InterestPickerProps {
  /** The settings' interests with their names, in the order shown (spec section 3). */
  interests: readonly InterestOption[];
  /** The chosen keys to begin with. */
  defaultValue?: readonly string[] | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** For ErrorSummary's links; made up where not given. */
  id?: string | undefined;
  /** Where a heading above says it. @default false */
  isLabelHidden?: boolean | undefined;
  /** All words that it shows or says. */
  labels: InterestPickerLabels;
}
