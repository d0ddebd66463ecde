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
  /** "3 chosen"; with a maximum "3 of 10 chosen". Announced. */
  count: (chosen: number, maximum: number | undefined) => string;
  /** While something is searched for: "4 found", "none found". Announced. */
  found: (count: number) => string;
  /** Required with `maximum`; shown once it is reached: "10 is the most. Take one away to choose another". */
  full?: ((maximum: number) => string) | undefined;
}

export interface InterestPickerProps {
  /** The settings' interests with their names, in the order shown (spec section 3). */
  interests: readonly InterestOption[];
  /** The chosen keys, where the caller keeps them. */
  value?: readonly string[] | undefined;
  /** The chosen keys to begin with, where the picker keeps them. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all chosen keys, in the order of `interests`; also those the search does not show. */
  onChange?: ((value: string[]) => void) | undefined;
  /** So many can be chosen; said before it is reached. Without it, all. */
  maximum?: number | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** The name in the form's data. @default 'interests' */
  name?: string | undefined;
  /** For ErrorSummary's links; made up where not given. */
  id?: string | undefined;
  /** Where a heading above says it. @default false */
  isLabelHidden?: boolean | undefined;
  /** All words that it shows or says. */
  labels: InterestPickerLabels;
}
