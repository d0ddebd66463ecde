import type { MouseEvent, ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = {
  /** What it does; read out and shown as the pointer rests on it. Required: an icon alone says nothing. */
  label: string;
  /** One icon, without a label of its own. */
  children: ReactNode;
  /**
   * `scrim` stands on photos, `raised` over an edge; `like` is the heart.
   * @default 'ghost'
   */
  variant?: 'ghost' | 'soft' | 'solid' | 'like' | 'raised' | 'scrim' | undefined;
  /**
   * 36, 44, 52, 64 or 76 px across.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | undefined;
  /**
   * Its work is under way: it keeps its focus and cannot be pressed again.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * `submit` sends the form it stands in.
   * @default 'button'
   */
  type?: 'button' | 'submit' | undefined;
  /** Pressed by pointer, Enter or Space; not called while pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The field it sends with the form. */
  name?: string | undefined;
  /** What it sends in that field. */
  value?: string | undefined;
  /** The id of the form it sends, where it stands outside. */
  form?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
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

/** A button that is only an icon, for a few well-known things: close, back, more, send. */
export const IconButton = ({
  label,
  children,
  variant = 'ghost',
  size = 'md',
  isPending = false,
  type = 'button',
  onPress,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={iconButton({ variant, size })}
    aria-label={label}
    title={label}
    aria-disabled={isPending || undefined}
    onClick={(event) => {
      if (isPending) event.preventDefault();
      else onPress?.(event);
    }}
  >
    {children}
  </button>
);
