import type { ReactNode } from 'react';
import { useLinkElement } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { badge as badgeStyle, entry, picture, place, words } from './TopNav.css.ts';

type TopNavEntryProps = {
  /** Without it the entry is text. */
  href: string | undefined;
  icon: ReactNode;
  label: string;
  /** At the icon's upper right, after the words from 768 px; what it says must be in `spoken` too. */
  badge?: ReactNode;
  /** Read after the label: "3 unread messages". */
  spoken?: string;
  /** Shown after the label where there is room. */
  children?: ReactNode;
  look?: 'place' | 'premium';
  isCurrent?: boolean;
};

/** One place of the bar: icon over words on a phone, beside them above. */
export const TopNavEntry = ({
  href,
  icon,
  label,
  badge,
  spoken,
  children,
  look = 'place',
  isCurrent = false,
}: TopNavEntryProps) => {
  const A = useLinkElement();
  const inside = (
    <>
      <span className={picture}>
        {icon}
        {badge !== undefined && (
          <span className={badgeStyle} aria-hidden="true">
            {badge}
          </span>
        )}
      </span>
      <span className={words}>{label}</span>
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {children}
    </>
  );
  return (
    <li className={entry}>
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
