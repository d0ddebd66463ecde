import { createContext, use, useContext, type ReactNode } from 'react';
import type { Namespace } from '@velours/locales/namespaces.ts';
import type { Texts, Translate } from './texts.ts';
import type { Language } from './languages.ts';

const TextsContext = createContext<Texts | null>(null);

/** Gives the page its texts; a new value (another language) renders every text again. */
export function TextsProvider(props: { texts: Texts; children: ReactNode }): ReactNode {
  return <TextsContext value={props.texts}>{props.children}</TextsContext>;
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts: no TextsProvider above');
  return texts;
}

/** The translate function of the page's language. */
export function useTranslate(): Translate {
  return useTexts().t;
}

const pending = new WeakMap<Texts, Map<string, Promise<void>>>();

/**
 * Waits until the texts of these namespaces are here. A navigation is a transition, so the page before stays on screen
 * meanwhile.
 */
export function useNamespaces(namespaces: readonly Namespace[]): void {
  const texts = useTexts();
  const key = namespaces.join();
  let promises = pending.get(texts);
  if (!promises) pending.set(texts, (promises = new Map()));
  let promise = promises.get(key);
  if (!promise) {
    if (texts.missing(namespaces).length === 0) return;
    promises.set(key, (promise = texts.load(namespaces)));
  }
  // Also when the texts have come: React goes on with a component that waited, and its hooks must be the same ones.
  use(promise);
}

interface LanguageSwitch {
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
