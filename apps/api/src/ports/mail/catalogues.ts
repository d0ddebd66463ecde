/** The words of mails, notifications and text messages, from `locales/<language>/mail.json`; the house rules are those of the site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import type { i18n } from 'i18next';

/** What the fallback chain ends in: en is complete by a test of the catalogues. */
const FALLBACK = 'en';
const NAMESPACE = 'mail';
const NAMESPACES = [NAMESPACE, 'common', 'safety'];

/** Of several keys, the first that has a text. */
export type Say = (
  key: string | readonly string[],
  values?: Readonly<Record<string, unknown>>,
) => string;

let loading: Promise<i18n> | null = null;

/** The texts in a language, English where there is none. The catalogues are read once. */
export async function mailTexts(language: string): Promise<Say> {
  loading ??= loadCatalogues();
  return (await loading).getFixedT(language, NAMESPACE) as unknown as Say;
}

async function loadCatalogues(): Promise<i18n> {
  const root = path.dirname(fileURLToPath(import.meta.resolve('@velours/locales/package.json')));
  const instance = i18next.createInstance();
  await instance.init({
    fallbackLng: FALLBACK,
    ns: NAMESPACES,
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const entry of await fs.readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const namespace of NAMESPACES) {
      const file = path.join(root, entry.name, `${namespace}.json`);
      const catalogue = await fs.readFile(file, 'utf8').catch(() => null);
      if (catalogue !== null)
        instance.addResourceBundle(entry.name, namespace, JSON.parse(catalogue));
    }
  }
  return instance;
}
