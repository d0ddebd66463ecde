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
  /** @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** Pressed by pointer, Enter or Space; not called while pending. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-controls'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
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
