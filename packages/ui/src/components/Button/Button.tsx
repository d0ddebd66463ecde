import type { MouseEvent, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { button, content, spinner, words } from './Button.css.ts';

type Pending =
  | {
      /**
       * Its work is under way: it keeps its place, size and focus, says `pendingLabel` and cannot be pressed again.
       * @default false
       */
      isPending?: boolean | undefined;
      /** Said while pending, for example "Logging in". */
      pendingLabel: string;
    }
  | { isPending?: never; pendingLabel?: never };

export type ButtonProps = Pending & {
  /** What it does, in the fewest words: a verb first. */
  children: ReactNode;
  /**
   * How loud it is: one `solid` in a group at most.
   * @default 'solid'
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | undefined;
  /**
   * What it means. `danger` destroys something; `premium` costs money.
   * @default 'primary'
   */
  tone?: 'primary' | 'secondary' | 'success' | 'danger' | 'premium' | 'neutral' | undefined;
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
  /** An icon before the words. */
  iconStart?: ReactNode;
  /** An icon after the words. */
  iconEnd?: ReactNode;
  /**
   * `submit` sends the form it stands in.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Pressed by pointer, Enter or Space; not called while pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The field it sends with the form, for a form with several submits. */
  name?: string | undefined;
  /** What it sends in that field. */
  value?: string | undefined;
  /** The id of the form it sends, where it stands outside. */
  form?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** A fuller name where the words alone do not say which: it must begin with the visible words. */
  'aria-label'?: string | undefined;
  /** Id of what says more about it: a hint, an error. */
  'aria-describedby'?: string | undefined;
  /** Id of what it opens or changes. */
  'aria-controls'?: string | undefined;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** The kind of thing that it opens over the page. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

export type ButtonTone = NonNullable<ButtonProps['tone']>;

/**
 * Does something on this page. It cannot be disabled, on purpose: a button that does nothing does not say why, so let it
 * be pressed and answer with what is missing. For going somewhere use Link.
 */
export const Button = ({
  children,
  variant = 'solid',
  tone = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  iconStart,
  iconEnd,
  type = 'button',
  onPress,
  ...rest
}: ButtonProps) => (
  <>
    <button
      {...rest}
      type={type}
      className={button({ variant, tone, size, isFullWidth })}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        // A pending submit must not send the form again, by Enter either.
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span className={content({ isPending })}>
        {iconStart}
        <span className={words}>{children}</span>
        {iconEnd}
      </span>
      {isPending ? <span className={spinner} aria-hidden /> : null}
    </button>
    {pendingLabel === undefined ? null : (
      // Beside the button: what stands inside one is its name, and is not read out as news.
      <VisuallyHidden live="polite">{isPending ? pendingLabel : ''}</VisuallyHidden>
    )}
  </>
);
