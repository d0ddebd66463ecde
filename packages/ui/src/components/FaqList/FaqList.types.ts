import type { ReactNode } from 'react';

export interface FaqItem {
  /** Unique on the page and lasting: `/faq#costs` opens it. */
  id: string;
  question: string;
  /** Paragraphs, lists and links. */
  answer: ReactNode;
  /**
   * Open from the start.
   * @default false
   */
  isOpen?: boolean | undefined;
}

export interface FaqGroup {
  id: string;
  /** Heading of the group; a single group may go without. */
  title?: string | undefined;
  items: readonly FaqItem[];
}

export interface FaqListLabels {
  expandAll: string;
  /** In its place while all are open. */
  collapseAll: string;
}

export interface FaqListProps {
  /** The questions, by group. */
  groups: readonly FaqGroup[];
  /**
   * Level of the groups' headings.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words of the button that opens all; without them there is no such button (a list of three needs none). */
  labels?: FaqListLabels | undefined;
}
