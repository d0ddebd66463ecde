import type { LanguagePickerLabels, LanguagePickerLanguage } from './LanguagePicker.types.ts';

/** All languages of spec section 1, in themselves and in English. */
export const pickerLanguages: readonly LanguagePickerLanguage[] = [
  { code: 'da', name: 'Dansk', localName: 'Danish' },
  { code: 'de', name: 'Deutsch', localName: 'German' },
  { code: 'en', name: 'English', localName: 'English' },
  { code: 'es', name: 'Español', localName: 'Spanish' },
  { code: 'fi', name: 'Suomi', localName: 'Finnish' },
  { code: 'fr', name: 'Français', localName: 'French' },
  { code: 'it', name: 'Italiano', localName: 'Italian' },
  { code: 'nb', name: 'Norsk bokmål', localName: 'Norwegian' },
  { code: 'nl', name: 'Nederlands', localName: 'Dutch' },
  { code: 'pl', name: 'Polski', localName: 'Polish' },
  { code: 'sv', name: 'Svenska', localName: 'Swedish' },
];

export const pickerLabels: LanguagePickerLabels = {
  title: 'Language',
  lead: 'Choose the language of the site and of our mails.',
  current: 'In use',
  saving: 'Saving',
};
