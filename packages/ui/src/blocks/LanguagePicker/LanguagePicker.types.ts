import type { LanguageOption } from '../LanguageMenu/LanguageMenu.types.ts';

export interface LanguagePickerLanguage extends LanguageOption {
  /** Its name in the language in use: "Dutch". */
  localName: string;
}

export interface LanguagePickerLabels {
  title: string;
  lead: string;
  /** Shown at the language in use: "In use". */
  current: string;
  /** Shown at the language being saved: "Saving". */
  saving: string;
}

export interface LanguagePickerProps {
  /** The languages to choose from, each by its own name. */
  languages: readonly LanguagePickerLanguage[];
  /** The language of the page. */
  currentCode: string;
  /** Where the form posts `language=<code>` without script, or where `onSelect` is not given. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Called with the language instead of posting. */
  onSelect?: ((code: string) => void) | undefined;
  /** The code being saved: its button shows it is busy. */
  pendingCode?: string | undefined;
  /** All words that it shows or says. */
  labels: LanguagePickerLabels;
}
