import type { ReactNode } from 'react';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';
import { sprinkles } from '../../styles/sprinkles.css.ts';
import { stack } from './Stack.css.ts';

export type StackProps = {
  children: ReactNode;
  /**
   * The distance between the children, the same everywhere or per breakpoint: `{ base: 'sm', md: 'lg' }`.
   * @default 'md'
   */
  gap?: Sprinkles['gap'];
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
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** Children below one another, evenly apart. */
export const Stack = ({
  children,
  gap = 'md',
  align = 'stretch',
  as: Tag = 'div',
  ...rest
}: StackProps) => (
  <Tag
    {...rest}
    {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}
    className={`${stack} ${sprinkles({ gap, alignItems: align })}`}
  >
    {children}
  </Tag>
);
