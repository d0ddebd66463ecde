import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export type CardProps = {
  /** What stands on it. */
  children: ReactNode;
  /**
   * Its ground, never the only thing that says what it is.
   * @default 'surface'
   */
  tone?: 'surface' | 'sunken' | 'primary' | 'premium' | undefined;
  /**
   * Room inside: 0, 12, 16 (24 from 768 px) or 24 (32).
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /**
   * Answers to the pointer: where one link inside makes the whole card a target.
   * @default false
   */
  isInteractive?: boolean | undefined;
  /**
   * Cuts what is inside to the rounded corners: for a photo that reaches the edge.
   * @default false
   */
  isClipped?: boolean | undefined;
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** Its name, where nothing on the page names it. */
  'aria-label'?: string | undefined;
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined;
};

/** One thing, set apart from the page. */
export const Card = ({
  children,
  tone = 'surface',
  padding = 'md',
  isInteractive = false,
  isClipped = false,
  as: Tag = 'div',
  ...rest
}: CardProps) => (
  <Tag {...rest} className={card({ tone, padding, isInteractive, isClipped })}>
    {children}
  </Tag>
);
