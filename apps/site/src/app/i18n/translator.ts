import type { TFunction } from 'i18next';
import type { Language } from './languages.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';

/** Translates by selector over every namespace: `t(($) => $.common.nav.members)`. */
export type Translate = TFunction<readonly Namespace[]>;

/** Texts by namespace. */
export type TextsByNamespace = Partial<Record<Namespace, object>>;

/** Reads texts of one language: i18next on the server, the small reader in the browser. */
export interface Translator {
  readonly t: Translate;
  /** Adds the texts of a namespace. */
  readonly add: (namespace: Namespace, texts: object) => void;
}

export type MakeTranslator = (language: Language, initial: TextsByNamespace) => Translator;
