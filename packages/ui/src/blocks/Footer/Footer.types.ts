import type { ReactNode } from 'react';

/** The nine links of spec section 2, in its order. */
export type FooterPage =
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'ban'
  | 'pricing'
  | 'complaints'
  | 'returnPolicy'
  | 'faq'
  | 'support';

export interface FooterCompany {
  name: string;
  address: string;
  zip?: string | undefined;
  city: string;
  /** The country's name, in the language in use. */
  country: string;
  /** Registration number at the chamber of commerce. */
  kvk: string;
  tradenames: readonly string[];
  vatNumbers: readonly string[];
  supportPhone: string;
  supportEmail?: string | undefined;
}

export interface FooterLabels {
  /** Names the list of links: "Terms and help". */
  navigation: string;
  pages: Readonly<Record<FooterPage, string>>;
  /** Heading over the company's details: "Company details". */
  company: string;
  /** "Registration number: 12345678". */
  registration: (number: string) => string;
  /** "Trade names: A, B"; the names come joined. */
  tradeNames: (names: string) => string;
  /** "VAT number: NL001"; the numbers come joined, with how many there are. */
  vatNumbers: (numbers: string, count: number) => string;
  supportPhone: (phone: string) => string;
  supportEmail: (address: string) => string;
}

export interface FooterProps {
  /** The site's name. */
  brandName: string;
  /** A page without an address is left out. */
  links: Readonly<Partial<Record<FooterPage, string>>>;
  /** Null while it is not known; the links are shown all the same. */
  company: FooterCompany | null;
  /** A `LanguageMenu` with `placement="above"`. */
  languageMenu?: ReactNode;
  /** Short line of ownership: "© 2026 Velours". */
  copyright: string;
  /**
   * For members, whose page is for people: one line, and the company's details behind a press.
   * @default false
   */
  isCompact?: boolean | undefined;
  /**
   * Compact: what else is behind the press that shows the company's details, the languages too, with the words for all of it.
   */
  more?: { label: string; content: ReactNode } | undefined;
  /** All words that it shows or says. */
  labels: FooterLabels;
}
