import { createInstance } from 'i18next';
import { NAMESPACES, type Namespace } from '@velours/locales/namespaces.ts';
import type { MakeTranslator } from '../i18n/translator.ts';

/** i18next for one request; nothing is shared between requests. */
export const createI18nextTranslator: MakeTranslator = (language, initial) => {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: NAMESPACES,
    defaultNS: 'common',
    enableSelector: 'strict',
    resources: { [language]: { ...initial } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
    returnObjects: true,
  });
  void instance.init();
  return {
    t: instance.getFixedT<readonly Namespace[]>(language, NAMESPACES),
    add: (namespace, texts) => void instance.addResourceBundle(language, namespace, texts),
  };
};
