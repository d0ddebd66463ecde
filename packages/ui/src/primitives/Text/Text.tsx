import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export type TextProps = {
  /** The words. */
  children: ReactNode;
  /**
   * 13, 14, 16, 18 or 22 px at normal text size.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * A colour that is readable on every surface. Never the only thing that tells two states apart.
   * @default 'inherit'
   */
  tone?:
    | 'inherit'
    | 'text'
    | 'muted'
    | 'primary'
    | 'secondary'
    | 'success'
    | 'danger'
    | 'warning'
    | 'premium'
    | undefined;
  /**
   * 400, 500, 600 or 700.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /**
   * Where the lines stand.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * One line, cut off with an ellipsis. The whole must be readable somewhere else.
   * @default false
   */
  isTruncated?: boolean | undefined;
  /**
   * Digits of one width.
   * @default false
   */
  isTabular?: boolean | undefined;
  /**
   * The element.
   * @default 'p'
   */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'li'
    | 'strong'
    | 'em'
    | 'small'
    | 'time'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** `status` reads it out politely when it changes: how many were found. */
  role?: 'status' | undefined;
  /** Where the words are in another language than the page: a language's own name; empty where a member wrote them, in whatever language: their lines are kept. */
  lang?: string | undefined;
  /** The machine's form of a `time`. */
  dateTime?: string | undefined;
};

/** Running text. */
export const Text = ({
  children,
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  align = 'start',
  isTruncated = false,
  isTabular = false,
  as: Tag = 'p',
  ...rest
}: TextProps) => (
  <Tag {...rest} className={text({ size, tone, weight, align, isTruncated, isTabular })}>
    {children}
  </Tag>
);
