import type { ReactNode } from 'react';

export interface LogoBarProps {
  brandName: string;
  homeHref: string;
  /** Without it the bar has no log-in link. */
  logInHref?: string | undefined;
  languageMenu?: ReactNode;
  labels: { home: string; logIn: string };
}
