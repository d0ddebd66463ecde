import type { CreditPackage } from '../CreditPackageCard/index.ts';

export interface PremiumTierCardProps {
  /** What it begins with: "10 messages". */
  name: string;
  /** The package the tier is: its first purchase makes a member premium (spec section 1). */
  item: CreditPackage;
  /** To the order of this package. */
  href: string;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: {
    /** The link: says which tier, and that it leads to the order: "Choose Silver". */
    choose: string;
  };
}
