import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is not there, in a few words. */
  title: string;
  /** Says why it is empty and what to do. */
  children?: ReactNode;
  /** Usually one Button or Link. */
  action?: ReactNode;
  /** Cards of one to three people, in place of the icon: whom one could write to. */
  people?: ReactNode;
  /** A decorative icon, drawn in the brand's tint. */
  icon?: ReactNode;
  /** The brand's EmptyDrawing, in place of the icon: its room is there before it has come. */
  drawing?: ReactNode;
  /** For links to it, and for a script that puts the focus there. */
  titleId?: string | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}
