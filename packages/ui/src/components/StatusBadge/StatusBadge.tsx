import type { ReactNode } from 'react';
import { badge } from './StatusBadge.css.ts';

export type StatusBadgeProps = {
  /** The state, in a word or two. */
  children: ReactNode;
  /**
   * What kind of state it is. The words say it too. `primary` and `secondary` are loud enough for a photo.
   * @default 'neutral'
   */
  tone?:
    | 'neutral'
    | 'primary'
    | 'secondary'
    | 'success'
    | 'warning'
    | 'danger'
    | 'info'
    | 'premium'
    | undefined;
  /** Decoration before the words. */
  icon?: ReactNode;
};

/** The state of something, beside it: online, being checked, premium. */
export const StatusBadge = ({ children, tone = 'neutral', icon }: StatusBadgeProps) => (
  <span className={badge({ tone })}>
    {/* In one line of text: a long word goes below the icon before it breaks. */}
    <span>
      {icon} <span>{children}</span>
    </span>
  </span>
);
