import type { ReactNode, Ref } from 'react';
import { toggle } from './ToggleButton.css.ts';

export type ToggleButtonProps = {
  /**
   * What is on or off, the same in both: "Like", not "Unlike". The state is said by the button itself. On a list of many
   * name the one it is about: "Like Anna".
   */
  label: string;
  /** Shorter visible words; the label must contain them. Without them, and with `isIconOnly` off, the label is shown. */
  children?: ReactNode;
  /** On or off. */
  isSelected: boolean;
  /** Called with the state that is wanted. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The icon while off. */
  icon?: ReactNode;
  /** The icon while on: another shape (a filled one), since colour alone tells nothing. */
  selectedIcon?: ReactNode;
  /**
   * Only the icon is seen; the label is read out.
   * @default false
   */
  isIconOnly?: boolean | undefined;
  /**
   * `glass` stands on photos, in the surface's colours.
   * @default 'plain'
   */
  appearance?: 'plain' | 'glass' | undefined;
  /**
   * The colour while on.
   * @default 'secondary'
   */
  tone?: 'primary' | 'secondary' | undefined;
  /**
   * 36, 44 or 52 px tall.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Its work is under way and it cannot be pressed again.
   * @default false
   */
  isPending?: boolean | undefined;
  /** `submit` where it must work in a form without script. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** The field it sends with the form, before any script is there. */
  name?: string | undefined;
  /** What it sends in that field. */
  value?: string | undefined;
  /** The form that it sends where it stands outside of it. */
  form?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** Id of what says more about it: a hint, an error. */
  'aria-describedby'?: string | undefined;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Something that is on or off, at once: like and unlike. For a choice that is sent later use CheckboxGroup. */
export const ToggleButton = ({
  label,
  children,
  isSelected,
  onChange,
  icon,
  selectedIcon,
  isIconOnly = false,
  appearance = 'plain',
  tone = 'secondary',
  size = 'md',
  isPending = false,
  type = 'button',
  ...rest
}: ToggleButtonProps) => (
  <button
    {...rest}
    type={type}
    className={toggle({ appearance, tone, size, isIconOnly })}
    aria-pressed={isSelected}
    aria-disabled={isPending || undefined}
    {...(isIconOnly || children !== undefined ? { 'aria-label': label } : {})}
    {...(isIconOnly ? { title: label } : {})}
    onClick={(event) => {
      // The form is for a browser without script.
      if (isPending || onChange) event.preventDefault();
      if (isPending) return;
      // Read by the looks alone: what is pressed is answered, what was on before stands still.
      event.currentTarget.toggleAttribute('data-pressed', !isSelected);
      onChange?.(!isSelected);
    }}
  >
    {isSelected ? (selectedIcon ?? icon) : icon}
    {isIconOnly ? null : (children ?? label)}
  </button>
);
