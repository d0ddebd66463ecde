import type { ReactNode } from 'react';
import { useLinkElement } from '../Link/index.ts';
import { stripAction } from './Banner.css.ts';

export type StripActionProps = {
  /** What it does, in a word or two. */
  children: ReactNode;
} & (
  | {
      /** Where it leads. */
      href: string;
    }
  | {
      href?: undefined;
      /** `submit` in a form. @default 'button' */
      type?: 'button' | 'submit' | undefined;
      /** The action was pressed. */
      onPress?: (() => void) | undefined;
      /** Its work is under way, and it cannot be pressed again. @default false */
      isPending?: boolean | undefined;
    }
);

/** The one action of a Banner with the layout `strip`. */
export const StripAction = ({ children, ...action }: StripActionProps) => {
  const A = useLinkElement();
  if (action.href !== undefined) {
    return (
      <A href={action.href} className={stripAction}>
        {children}
      </A>
    );
  }
  const { type = 'button', onPress, isPending = false } = action;
  return (
    <button
      type={type}
      className={stripAction}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
    >
      {children}
    </button>
  );
};
