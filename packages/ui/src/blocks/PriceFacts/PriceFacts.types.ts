export interface PriceFact {
  /** What holds, as short as it goes: "10 credits a message". */
  title: string;
  /** What that means for the reader. */
  text: string;
}

export interface PriceFactsProps {
  /** "One honest price". */
  title: string;
  /** Three read best. */
  facts: readonly PriceFact[];
}
