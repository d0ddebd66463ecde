export interface UsFooterProps {
  /** Compliance statement (18 U.S.C. 2257) and what else the law asks to be said; a paragraph each. */
  paragraphs: readonly string[];
  /** The link to opt out of selling and sharing, with the sign that California knows it by: "Your privacy choices". */
  privacyChoices?: { href: string; label: string } | undefined;
  /**
   * Said where the browser sends Global Privacy Control: that it is honoured. Only where that is so (B15).
   */
  signal?: string | undefined;
}
