import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';

export interface LanguageSwitch {
  /** Shows the page in this language, without leaving it. */
  switchTo: (language: Language) => Promise<void>;
}

const LanguageSwitchContext = createContext<LanguageSwitch | null>(null);

export const LanguageSwitchProvider = LanguageSwitchContext;

export function useLanguageSwitch(): LanguageSwitch {
  const value = useContext(LanguageSwitchContext);
  if (!value) throw new Error('useLanguageSwitch: no provider above');
  return value;
}
