import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export type CardProps = {
  children: ReactNode;
  /** @default 'surface' */
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
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
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
