import { createInstance, type i18n, type TFunction } from 'i18next';
import { BUNDLED_LANGUAGE, fallbackChain, type Language } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { NAMESPACES, type BundledTexts, type Namespace } from './namespaces.ts';

/** Translates by selector over every namespace: `t(($) => $.common.nav.search)`. */
export type Translate = TFunction<typeof NAMESPACES>;

/** Texts of one language as they travel in the page: language, then namespace. */
export type TextResources = Partial<Record<Language, Partial<Record<Namespace, object>>>>;

/** The texts of one page in one language: which namespaces are there, and the function that reads them. */
export interface Texts {
  readonly language: Language;
  readonly t: Translate;
  /** Puts the bundled (nl) texts of some namespaces in. */
  addBundled(bundled: BundledTexts): void;
  /** The bundled texts put in so far: another language's texts start from them. */
  bundled(): BundledTexts;
  /** The namespaces that are here in this language. */
  loadedNamespaces(): Namespace[];
  /** The namespaces among these whose texts in this language are not here yet. */
  missing(namespaces: readonly Namespace[]): Namespace[];
  /** Loads what is missing of these namespaces, language by language of the fallback chain. */
  load(namespaces: readonly Namespace[]): Promise<void>;
  /** The texts of these namespaces in this language without the bundled ones: what the server sends along. */
  resources(namespaces: readonly Namespace[]): TextResources;
}

/** Texts for one request on the server, or for the page in the browser; nothing is shared between requests. */
export function createTexts(language: Language, initial: TextResources = {}): Texts {
  const chain = fallbackChain(language);
  const onDemand = chain.filter((candidate) => candidate !== BUNDLED_LANGUAGE);
  const instance = newInstance(language, chain, initial);
  const loading = new Map<string, Promise<void>>();
  const bundledTexts: BundledTexts = {};

  const has = (candidate: Language, namespace: Namespace): boolean =>
    instance.hasResourceBundle(candidate, namespace);

  function loadOne(candidate: Language, namespace: Namespace): Promise<void> {
    const key = `${candidate}/${namespace}`;
    let pending = loading.get(key);
    if (!pending) {
      pending = loadCatalogue(candidate, namespace).then(
        (texts) => void instance.addResourceBundle(candidate, namespace, texts, true, true),
        (error: unknown) => {
          loading.delete(key);
          throw error;
        },
      );
      loading.set(key, pending);
    }
    return pending;
  }

  return {
    language,
    t: instance.getFixedT<typeof NAMESPACES>(language, NAMESPACES),
    addBundled(bundled) {
      for (const [namespace, texts] of Object.entries(bundled)) {
        if (!has(BUNDLED_LANGUAGE, namespace as Namespace)) {
          instance.addResourceBundle(BUNDLED_LANGUAGE, namespace, texts);
        }
      }
      Object.assign(bundledTexts, bundled);
    },
    bundled: () => bundledTexts,
    loadedNamespaces: () =>
      NAMESPACES.filter((namespace) => chain.some((candidate) => has(candidate, namespace))),
    missing: (namespaces) =>
      namespaces.filter((namespace) => onDemand.some((candidate) => !has(candidate, namespace))),
    async load(namespaces) {
      const wanted = namespaces.flatMap((namespace) =>
        onDemand
          .filter((candidate) => !has(candidate, namespace))
          .map((candidate) => loadOne(candidate, namespace)),
      );
      await Promise.all(wanted);
    },
    resources(namespaces) {
      const resources: TextResources = {};
      for (const candidate of onDemand) {
        resources[candidate] = Object.fromEntries(
          namespaces
            .filter((namespace) => has(candidate, namespace))
            .map((namespace) => [namespace, instance.getResourceBundle(candidate, namespace)]),
        );
      }
      return resources;
    },
  };
}

function newInstance(language: Language, chain: Language[], initial: TextResources): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: chain.slice(1),
    load: 'currentOnly',
    ns: NAMESPACES,
    defaultNS: 'common',
    enableSelector: 'strict',
    resources: initial,
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  void instance.init();
  return instance;
}
