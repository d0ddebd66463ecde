import type { ReactNode } from 'react';
import { useLinkElement } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { badge as badgeStyle, entry, place, words } from './TopNav.css.ts';

type TopNavEntryProps = {
  /** Without it the entry is text. */
  href: string | undefined;
  icon: ReactNode;
  label: string;
  /** On the icon's shoulder or after the words; what it says must be in `spoken` too. */
  badge?: ReactNode;
  /** Read after the label: "3 unread messages". */
  spoken?: string;
  /** Shown after the label where there is room. */
  children?: ReactNode;
  look?: 'place' | 'premium';
  isCurrent?: boolean;
  isLast?: boolean;
};

/** One place of the bar: icon over words, beside them from 1200 px on. */
export const TopNavEntry = ({
  href,
  icon,
  label,
  badge,
  spoken,
  children,
  look = 'place',
  isCurrent = false,
  isLast = false,
}: TopNavEntryProps) => {
  const A = useLinkElement();
  const inside = (
    <>
      {icon}
      <span className={words}>{label}</span>
      {badge !== undefined && (
        <span className={badgeStyle({ isLast })} aria-hidden="true">
          {badge}
        </span>
      )}
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {children}
    </>
  );
  return (
    <li className={entry({ isLast })}>
      {href === undefined ? (
        <span className={place({ look })}>{inside}</span>
      ) : (
        <A href={href} className={place({ look })} aria-current={isCurrent ? 'page' : undefined}>
          {inside}
        </A>
      )}
    </li>
  );
};
