export interface PremiumHeroProps {
  /** Heading of the page. */
  title: string;
  /** What it is and is not: "Not a subscription". */
  lead: string;
  /** What premium means, each said once: "25 photos", "All photos of members". */
  benefits: readonly string[];
  /** All words that it shows or says. */
  labels: {
    /** Name of the list of benefits: "With premium". */
    benefits: string;
  };
}
