import type { ReactNode, Ref } from 'react';
import { alignItems, gap as gaps, type Gap } from '../../styles/atoms.css.ts';
import { stack } from './Stack.css.ts';

export type StackProps = {
  /** What stands below one another. */
  children: ReactNode;
  /**
   * The distance between the children.
   * @default 'md'
   */
  gap?: Gap | undefined;
  /**
   * Where the children stand across the line; `stretch` makes them as wide as the stack.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * The element. `ul` and `ol` keep their role although they show no markers.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'header' | 'footer' | 'article' | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** Its name, where nothing on the page names it. */
  'aria-label'?: string | undefined;
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined;
  /** The element itself, to bring the focus into what it holds. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Children below one another, evenly apart. */
export const Stack = ({
  children,
  gap = 'md',
  align = 'stretch',
  as = 'div',
  ...rest
}: StackProps) => {
  // A ref is of one element's type: every one of these can be asked what it holds.
  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      {...(as === 'ul' || as === 'ol' ? { role: 'list' } : {})}
      className={`${stack} ${gaps[gap]} ${alignItems[align]}`}
    >
      {children}
    </Tag>
  );
};
