import type { ReactNode } from 'react';

/** One of the packages p0 to p3 (spec sections 3 and 9), every amount already in words: "100 credits", "€ 9.99". */
export interface CreditPackage {
  id: string;
  credits: string;
  /** What they come to in messages, the number first: "10 messages"; none where a message costs nothing. */
  messages?: string | undefined;
  /** What is paid for it now, an active discount taken off. */
  price: string;
  /** "€ 0.10 per credit". */
  pricePerCredit: string;
  /** What the credits are for, in money: "€ 1.00 a message". */
  messageCost: string;
  /** The active discount, worked out by the server; none where there is none. */
  discount?:
    | {
        /** "25 % off because you are new". */
        label: string;
        /** What it costs without it, which is what it really costs then: "Normally € 13.32". */
        regularPrice: string;
      }
    | undefined;
}

export interface CreditPackageCardProps {
  /** The package, with its prices as shown. */
  item: CreditPackage;
  /**
   * Its title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /** What can be done with it: a link to the order. */
  children?: ReactNode;
}
