import type { ReactNode } from 'react';
import { disc } from './IconDisc.css.ts';

export type IconDiscProps = {
  /** An icon of size `lg` (disc `md`) or `xl` (disc `lg`), or a sign of two or three characters. Decoration: not read out. */
  children: ReactNode;
  /**
   * What it is about; never the only sign of it.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'premium' | undefined;
  /**
   * 48 or 80 px across.
   * @default 'lg'
   */
  size?: 'md' | 'lg' | undefined;
};

/** A picture at the head of a message: an icon on a tinted disc. */
export const IconDisc = ({ children, tone = 'primary', size = 'lg' }: IconDiscProps) => (
  <span className={disc({ tone, size })} aria-hidden="true">
    {children}
  </span>
);
