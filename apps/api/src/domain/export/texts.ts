/** The words of the readable copy, from `locales/<language>/archive.json`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';

const NAMESPACE = 'archive';

export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** English stands where a language has no text. */
export async function archiveTexts(language: string): Promise<Say> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
    resources: {},
  });
  // A variant (en-US) reads its base language.
  for (const known of new Set([language.slice(0, 2), 'en'])) {
    instance.addResourceBundle(known, NAMESPACE, await readTexts(known));
  }
  return instance.getFixedT(language, NAMESPACE) as unknown as Say;
}

async function readTexts(language: string): Promise<object> {
  const root = path.dirname(fileURLToPath(import.meta.resolve('@velours/locales/package.json')));
  return JSON.parse(
    await fs.readFile(path.join(root, language, `${NAMESPACE}.json`), 'utf8'),
  ) as object;
}
