import type { LanguageMenuLabels, LanguageOption } from './LanguageMenu.types.ts';

/** All languages of spec section 1, each named in itself. */
export const languageOptions: readonly LanguageOption[] = [
  { code: 'da', name: 'Dansk' },
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fi', name: 'Suomi' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'nb', name: 'Norsk bokmål' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pl', name: 'Polski' },
  { code: 'sv', name: 'Svenska' },
];

export const languageMenuLabels: LanguageMenuLabels = {
  title: 'Language',
  trigger: (name) => `Language: ${name}`,
};
