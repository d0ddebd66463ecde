export { LanguagePicker } from './LanguagePicker.tsx';
export type {
  LanguagePickerLabels,
  LanguagePickerLanguage,
  LanguagePickerProps,
} from './LanguagePicker.types.ts';
