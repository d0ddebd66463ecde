/** A term with its amount, formatted. */
export interface PriceAmount {
  label: string;
  amount: string;
}

export interface PriceLine extends PriceAmount {
  id: string;
  /** What stands behind it: the code of a discount, the payment method. */
  detail?: string | undefined;
}

export interface PriceSummaryProps {
  /** Names the list. */
  title: string;
  /**
   * Read out and not seen: where a heading beside it says the same.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** What sums to the total, in order: package, discount (with its minus), transaction costs. */
  lines: readonly PriceLine[];
  /** What is paid in all. */
  total: PriceAmount;
  /** Money is never shown without the credits it stands for (B06): "You get", "100 credits". */
  credits: PriceAmount;
  /** "VAT included (21 %)": part of the total, not added to it. */
  vat?: PriceAmount | undefined;
  /**
   * The server is working the amounts out anew: the old ones are not shown.
   * @default false
   */
  isUpdating?: boolean | undefined;
  /** All words that it shows or says. */
  labels?:
    | {
        /** Said once the total is another: "The total is now € 8.25". */
        totalChanged: (amount: string) => string;
        /** Said while the amounts are worked out. */
        updating: string;
      }
    | undefined;
}
