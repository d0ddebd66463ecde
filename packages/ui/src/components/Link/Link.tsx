import type { MouseEvent, ReactNode, Ref } from 'react';
import { ExternalIcon } from '../../primitives/Icon/index.ts';
import type { ButtonTone } from '../Button/index.ts';
import { button, words } from '../Button/Button.css.ts';
import { link } from './Link.css.ts';
import { useLinkElement } from './LinkElement.tsx';

type ButtonLooks = {
  /** Looks like a Button; still a link, read out as one. */
  appearance: 'button';
  /**
   * How loud it is, as a button.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | undefined;
  /**
   * What it means, as a button.
   * @default 'primary'
   */
  tone?: ButtonTone | undefined;
  /**
   * 36, 44 or 52 px tall.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Fills the line: for forms on phones.
   * @default false
   */
  isFullWidth?: boolean | undefined;
};

type TextLooks = {
  /**
   * `text` in a sentence (underlined), `quiet` alone in a list or a bar, `button` as loud as a button.
   * @default 'text'
   */
  appearance?: 'text' | 'quiet' | undefined;
  variant?: never;
  tone?: never;
  size?: never;
  isFullWidth?: never;
};

export type LinkProps = (TextLooks | ButtonLooks) & {
  /** Where it goes: a path, an address, `mailto:` or `tel:`. */
  href: string;
  /** Where it goes, in words that make sense alone. */
  children: ReactNode;
  /** An icon before the words. */
  iconStart?: ReactNode;
  /** An icon after the words. */
  iconEnd?: ReactNode;
  /**
   * It leads to the page that is shown.
   * @default false
   */
  isCurrent?: boolean | undefined;
  /** Opens a new window and says so with these words, for example "(opens in a new window)". */
  newWindowLabel?: string | undefined;
  /** Where the words are in another language: a language's own name. */
  lang?: string | undefined;
  /** The language of the page it leads to. */
  hrefLang?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** A fuller name; it must begin with the visible words. */
  'aria-label'?: string | undefined;
  /** Id of what says more about it: a hint, an error. */
  'aria-describedby'?: string | undefined;
  /** Called before it goes; `event.preventDefault()` keeps it here. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Goes somewhere. What does something here is a Button. */
export const Link = ({
  appearance = 'text',
  variant = 'solid',
  tone = 'primary',
  size = 'md',
  isFullWidth = false,
  children,
  iconStart,
  iconEnd,
  isCurrent = false,
  newWindowLabel,
  onPress,
  ...rest
}: LinkProps) => {
  const Element = useLinkElement();
  return (
    <Element
      {...rest}
      className={
        appearance === 'button'
          ? button({ variant, tone, size, isFullWidth })
          : link({ appearance })
      }
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(newWindowLabel === undefined ? {} : { target: '_blank', rel: 'noreferrer' })}
      {...(onPress ? { onClick: onPress } : {})}
    >
      {iconStart}
      {appearance === 'button' ? <span className={words}>{children}</span> : children}
      {iconEnd}
      {newWindowLabel === undefined ? null : <ExternalIcon size="text" label={newWindowLabel} />}
    </Element>
  );
};
