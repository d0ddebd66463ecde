import type { ReactNode } from 'react';
import type { Fact } from '../../primitives/FactList/index.ts';

export type OutcomeProps = {
  /**
   * How it went; each has its own icon.
   * @default 'success'
   */
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /**
   * A moment: its drawing, title and text have the vivid folds for a canvas.
   * @default false
   */
  isMoment?: boolean | undefined;
  /** Another icon than the tone's, of size `xl`; of a moment, of size `text`. */
  icon?: ReactNode;
  /** What came of it: "Your complaint has been received". */
  title: string;
  /** `status` reads title and text out politely when they change. */
  announce?: 'status' | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What happens next, and when. */
  children?: ReactNode;
  /** What to keep: the reference, a date. */
  facts?: readonly Fact[] | undefined;
  /** Where to go from here. */
  actions?: ReactNode;
};
