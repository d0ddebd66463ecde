import type { CreditPackage } from '../CreditPackageCard/index.ts';

export interface PremiumTierCardProps {
  /** The tier's name in words. */
  name: string;
  /** The package the tier is: its first purchase makes a member premium (spec section 1). */
  item: CreditPackage;
  /** What premium means: "25 photos", "All photos of members", "As many conversations as you like". */
  benefits: readonly string[];
  /** To the order of this package. */
  href: string;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  labels: {
    /** Above the benefits: "With premium". */
    benefits: string;
    /** The link: says which tier, and that it leads to the order: "Choose Silver". */
    choose: string;
  };
}
