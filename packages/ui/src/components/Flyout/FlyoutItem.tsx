import type { ReactNode } from 'react';
import { CheckIcon } from '../../primitives/Icon/index.ts';
import { useLinkElement } from '../Link/index.ts';
import { item, list, mark } from './FlyoutItem.css.ts';

export interface FlyoutLinkProps {
  /** Where it leads. */
  href: string;
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /** Its words. */
  children: ReactNode;
  /** The page the visitor is on. @default false */
  isCurrent?: boolean | undefined;
  /** Called instead of following the link, where script runs. */
  onPress?: (() => void) | undefined;
}

/** One link of a flyout. */
export const FlyoutLink = ({
  href,
  icon,
  children,
  isCurrent = false,
  onPress,
}: FlyoutLinkProps) => {
  const A = useLinkElement();
  return (
    <li>
      <A
        href={href}
        className={item({ isCurrent })}
        aria-current={isCurrent ? 'page' : undefined}
        {...(onPress && {
          onClick: (event) => {
            event.preventDefault();
            onPress();
          },
        })}
      >
        {icon}
        {children}
      </A>
    </li>
  );
};

export interface FlyoutChoiceProps {
  /** What the form sends when this one is chosen. */
  name: string;
  /** What it sends under that name. */
  value: string;
  /** Its words. */
  children: ReactNode;
  /** Language of the words, where it is not the page's. */
  lang?: string | undefined;
  /** The choice in force. @default false */
  isCurrent?: boolean | undefined;
}

/** One choice of a form in a flyout. */
export const FlyoutChoice = ({
  name,
  value,
  children,
  lang,
  isCurrent = false,
}: FlyoutChoiceProps) => (
  <li>
    <button
      type="submit"
      name={name}
      value={value}
      lang={lang}
      className={item({ isCurrent })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
      {isCurrent && (
        <span className={mark}>
          <CheckIcon />
        </span>
      )}
    </button>
  </li>
);

/** Holds the links or choices. */
export const FlyoutList = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={list}>
    {children}
  </ul>
);
