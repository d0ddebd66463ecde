import { createInstance, type TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { baseKey, COMPLETE, NAMESPACES, pluralForm, readTexts } from './catalogue.ts';

/** Numbers among which every form of every language is: Polish has one for fractions, Romance languages one for millions. */
const numbers = [...Array(101).keys(), 1.5, 1_000_000];

/** A number for each plural form of a language. */
function countsOf(language: string): ReadonlyMap<Intl.LDMLPluralRule, number> {
  const rules = new Intl.PluralRules(language);
  return new Map(numbers.toReversed().map((count) => [rules.select(count), count]));
}

/** Every text of a language through i18next, as the server and the mails read it. */
function translatorOf(language: string): TFunction {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: NAMESPACES,
    keySeparator: false,
    resources: {
      [language]: Object.fromEntries(
        NAMESPACES.map((namespace) => [
          namespace,
          Object.fromEntries(readTexts(language, namespace)),
        ]),
      ),
    },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return instance.t;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A value for each placeholder of a text, told apart by its name. */
const valuesFor = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => [name, `<${name}>`]));

describe.each(COMPLETE)('plural forms of %s', (language) => {
  const counts = countsOf(language);

  test('each is reached by a number', () => {
    expect([...counts.keys()].toSorted()).toEqual(
      new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
    );
  });

  test('each is what its number is told in, with every value in its place', () => {
    const t = translatorOf(language);
    const wrong: string[] = [];
    let rendered = 0;
    for (const namespace of NAMESPACES) {
      for (const [key, text] of readTexts(language, namespace)) {
        const form = pluralForm(key);
        if (!form) continue;
        const count = counts.get(form as Intl.LDMLPluralRule);
        const values = { ...valuesFor(text), count };
        const told = t(`${namespace}:${baseKey(key)}`, values);
        const expected = text.replaceAll(PLACEHOLDER, (_, name: string) =>
          String(values[name as keyof typeof values]),
        );
        if (told !== expected || told.includes('{{')) wrong.push(`${key}, ${count}: ${told}`);
        rendered += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(rendered).toBeGreaterThanOrEqual(40 * counts.size);
  });
});
