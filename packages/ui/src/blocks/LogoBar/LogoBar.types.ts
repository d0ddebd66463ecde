import type { ReactNode } from 'react';

export interface LogoBarProps {
  /** The site's name. */
  brandName: string;
  /** Where the name leads. */
  homeHref: string;
  /** Without it the bar has no log-in link. */
  logInHref?: string | undefined;
  /** Chooses the language: a LanguageMenu. */
  languageMenu?: ReactNode;
  /** All words that it shows or says. */
  labels: { home: string; logIn: string };
}
