import type { ReactNode } from 'react';
import type { Fact } from '../../primitives/FactList/index.ts';

export interface BanNoticeLabels {
  /** "Your account is blocked". */
  title: string;
  /** What that means: what can no longer be done, and until when. */
  text: string;
  /** Heading over the way to object: "You do not agree?" */
  objectionTitle: string;
  /** How, within what time, and that another person decides. */
  objectionText: string;
  /** "Object to the decision". */
  object: string;
  /** Shown in the place of the link, once it is sent: who looks at it and by when. */
  objected: string;
}

export interface BanNoticeProps {
  /**
   * The statement of reasons: rule, what it is based on, how it was decided, from and until when, reference. Reasons are
   * always told.
   */
  facts: readonly Fact[];
  /**
   * The way to object. A link to it, or the form itself.
   */
  objection: { href: string } | { form: ReactNode };
  /**
   * An objection has been received.
   * @default false
   */
  isObjected?: boolean | undefined;
  /** All words that it shows or says. */
  labels: BanNoticeLabels;
}
