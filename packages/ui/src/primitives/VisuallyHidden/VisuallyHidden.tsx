import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words for those who listen; never the only place of something that others need too. */
  children: ReactNode;
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string | undefined;
  /**
   * `polite` makes it a live region: what is put into it later is read out when the reader pauses.
   * @default 'off'
   */
  live?: 'off' | 'polite' | undefined;
};

/** Text that is read out and not seen. */
export const VisuallyHidden = ({ children, id, live = 'off' }: VisuallyHiddenProps) => (
  <span className={hidden} id={id} {...(live === 'polite' ? { role: 'status' } : {})}>
    {children}
  </span>
);
