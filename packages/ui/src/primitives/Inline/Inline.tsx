import type { ReactNode } from 'react';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { inline, noWrap } from './Inline.css.ts';

export type InlineProps = {
  children: ReactNode;
  /**
   * The distance between the children, the same everywhere or per breakpoint.
   * @default 'sm'
   */
  gap?: Sprinkles['gap'];
  /**
   * Where the children stand across the line.
   * @default 'center'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Where the children stand along the line.
   * @default 'start'
   */
  justify?: Sprinkles['justifyContent'];
  /**
   * Whether what does not fit goes to the next line.
   * @default true
   */
  isWrapping?: boolean | undefined;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'span' | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
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
    className={`${inline}${isWrapping ? '' : ` ${noWrap}`} ${sprinkles({ gap, alignItems: align, justifyContent: justify })}`}
  >
    {children}
  </Tag>
);
