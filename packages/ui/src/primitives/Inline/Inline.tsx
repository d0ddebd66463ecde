import type { ReactNode } from 'react';
import { alignItems, gap as gaps, type Gap, justifyContent } from '../../styles/atoms.css.ts';
import { inline, noWrap } from './Inline.css.ts';

export type InlineProps = {
  /** What stands beside one another. */
  children: ReactNode;
  /**
   * The distance between the children.
   * @default 'sm'
   */
  gap?: Gap | undefined;
  /**
   * Where the children stand across the line.
   * @default 'center'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Where the children stand along the line.
   * @default 'start'
   */
  justify?: keyof typeof justifyContent | undefined;
  /**
   * Whether what does not fit goes to the next line.
   * @default true
   */
  isWrapping?: boolean | undefined;
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'span' | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** Its name, where nothing on the page names it. */
  'aria-label'?: string | undefined;
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined;
};

/** Children beside one another, evenly apart, going on to the next line. */
export const Inline = ({
  children,
  gap = 'sm',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Tag = 'div',
  ...rest
}: InlineProps) => (
  <Tag
    {...rest}
    {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}
    className={`${inline}${isWrapping ? '' : ` ${noWrap}`} ${gaps[gap]} ${alignItems[align]} ${justifyContent[justify]}`}
  >
    {children}
  </Tag>
);
