import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * React Aria has words of its own ("Dismiss", "3 options available") and takes the browser's language for them: here they are in the page's.
 * For what opens after the page is there; it is read again whenever something opens.
 */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return <I18nProvider {...(lang === '' ? {} : { locale: lang })}>{children}</I18nProvider>;
};
