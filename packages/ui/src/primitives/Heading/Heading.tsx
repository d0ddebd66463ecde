import type { ReactNode } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { heading } from './Heading.css.ts';

export type HeadingProps = {
  /** The words. */
  children: ReactNode;
  /** Its place in the page's outline; says nothing about its looks. */
  level: 1 | 2 | 3 | 4;
  /**
   * Its looks: `display` up to 52 px, then 28 to 40 with the window, 22, 18 and 16. The three largest carry the brand's display weight.
   * @default by level: xl, lg, md, sm
   */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm' | undefined;
  /**
   * Where the line stands.
   * @default 'start'
   */
  align?: 'start' | 'center' | undefined;
  /** For `aria-labelledby`. */
  id?: string | undefined;
  /**
   * Lets a script put the focus here, after a step or a route has changed.
   * @default false
   */
  isFocusable?: boolean | undefined;
  /**
   * Read out and not seen: where the page itself shows what it is.
   * @default false
   */
  isHidden?: boolean | undefined;
};

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** The name of what follows. */
export const Heading = ({
  children,
  level,
  size,
  align = 'start',
  id,
  isFocusable = false,
  isHidden = false,
}: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={isHidden ? hidden : heading({ size: size ?? sizes[level], align })}
      id={id}
      {...(isFocusable ? { tabIndex: -1 } : {})}
    >
      {children}
    </Tag>
  );
};
