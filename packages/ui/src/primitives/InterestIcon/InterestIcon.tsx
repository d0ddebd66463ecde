import { icon } from '../Icon/Icon.css.ts';
import type { Interest } from './interestPaths.ts';
import { interestPaths } from './interestPaths.ts';

export type InterestIconProps = {
  /** The interest's key. One that is not known, from a newer server, gets a heart. */
  interest: Interest | (string & {});
  /**
   * Side length: 16, 20 or 24 px at normal text size.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

const heart =
  'M12 20.3C5.6 16 3 12.7 3 9.2A4.7 4.7 0 0 1 7.7 4.4c1.8 0 3.3.9 4.3 2.5 1-1.6 2.5-2.5 4.3-2.5A4.7 4.7 0 0 1 21 9.2c0 3.5-2.6 6.8-9 11.1Z';

const isKnown = (interest: string): interest is Interest => Object.hasOwn(interestPaths, interest);

/** The drawing of an interest: decoration beside its name, never instead of it. */
export const InterestIcon = ({ interest, size = 'md' }: InterestIconProps) => (
  <svg
    className={icon({ size })}
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden
  >
    <path d={isKnown(interest) ? interestPaths[interest] : heart} />
  </svg>
);
