import type { Ref } from 'react';
import { useLinkElement } from '../Link/index.ts';
import { iconButton } from './IconButton.css.ts';
import type { IconButtonProps } from './IconButton.tsx';

export type IconLinkProps = Pick<IconButtonProps, 'label' | 'children' | 'variant' | 'size'> & {
  /** Where it leads. */
  href: string;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A link that looks like an IconButton, beside others. */
export const IconLink = ({
  label,
  children,
  variant = 'ghost',
  size = 'md',
  ...rest
}: IconLinkProps) => {
  const A = useLinkElement();
  return (
    <A {...rest} className={iconButton({ variant, size })} aria-label={label} title={label}>
      {children}
    </A>
  );
};
