import { LANGUAGES, nativeName } from '@velours/locales/languages.ts';
import { Facts } from './Facts.tsx';

type Catalogue = Readonly<Record<string, unknown>>;

const catalogues = import.meta.glob<Catalogue>('../../../locales/*/*.json', {
  import: 'default',
  eager: true,
});

/** A text of a language by its namespace and keys; a variant that does not differ has its base's. */
const textOf = (language: string, namespace: string, ...keys: readonly string[]): string => {
  let found: unknown = catalogues[`../../../locales/${language}/${namespace}.json`];
  for (const key of keys) found = (found as Catalogue | undefined)?.[key];
  if (typeof found === 'string') return found;
  const base = language.split('-')[0] ?? language;
  return base === language ? '' : textOf(base, namespace, ...keys);
};

/** The words the product is made of, as each language's catalogue has them. */
export const ProductWords = () => (
  <Facts
    head={['Language', 'like', 'match', 'credits', 'gift', 'premium']}
    rows={LANGUAGES.map((language) => [
      nativeName(language),
      textOf(language, 'profile', 'actions', 'like'),
      textOf(language, 'likes', 'tabs', 'matches'),
      textOf(language, 'common', 'nav', 'credits'),
      textOf(language, 'profile', 'actions', 'gift'),
      textOf(language, 'common', 'nav', 'getPremium'),
    ])}
  />
);

const sampleDate = new Date('2026-11-20T14:05:00Z');

/** What `Intl` makes of the same number, price and date. */
export const Formats = () => (
  <Facts
    head={['Language', 'number', 'price', 'share', 'date', 'time']}
    rows={LANGUAGES.map((language) => {
      const format = (options: Intl.NumberFormatOptions, value: number): string =>
        new Intl.NumberFormat(language, options).format(value);
      const when = (options: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(sampleDate);
      return [
        nativeName(language),
        format({}, 12_345.6),
        format({ style: 'currency', currency: 'EUR' }, 24.95),
        format({ style: 'percent' }, 0.25),
        when({ dateStyle: 'long' }),
        when({ timeStyle: 'short' }),
      ];
    })}
  />
);
