import type { ReactNode } from 'react';
import { gap as gaps, type Gap } from '../../styles/atoms.css.ts';
import { grid } from './Grid.css.ts';

export type GridProps = {
  /** The cells. */
  children: ReactNode;
  /**
   * `narrow`, `medium`, `wide`: as many columns as fit of at least 152, 240, 320 px. `two`: two from 768 px. `pair`: at most two, of at least
   * 128 px. `cards`: 2, 3 from 768, 4 from 1200. `sidebar`: a side column from 992.
   * @default 'medium'
   */
  columns?: 'narrow' | 'medium' | 'wide' | 'two' | 'pair' | 'cards' | 'sidebar' | undefined;
  /**
   * The distance between the cells.
   * @default 'md'
   */
  gap?: Gap | undefined;
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** Its name, where nothing on the page names it. */
  'aria-label'?: string | undefined;
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined;
};

/** Children in equal columns. */
export const Grid = ({
  children,
  columns = 'medium',
  gap = 'md',
  as: Tag = 'div',
  ...rest
}: GridProps) => (
  <Tag
    {...rest}
    {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}
    className={`${grid({ columns })} ${gaps[gap]}`}
  >
    {children}
  </Tag>
);
