/** A language, named in itself. */
export interface LanguageOption {
  /** BCP 47 tag: `nl`, `en-US`. */
  code: string;
  /** Its own name for itself: "Nederlands". */
  name: string;
}

export interface LanguageMenuLabels {
  /** Names the panel: "Language". */
  title: string;
  /** Accessible name of the trigger, with the current language's own name: "Language: Nederlands". */
  trigger: (name: string) => string;
}

export interface LanguageMenuProps {
  /** The visible languages. With fewer than two the block renders nothing (spec section 1). */
  languages: readonly LanguageOption[];
  /** Code of the language in use. */
  currentCode: string;
  /** Where the form posts `language=<code>` without script, or where `onSelect` is not given. */
  action: string;
  /** More fields the form sends: where to return to, say. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Called with the code; the form is then not sent. */
  onSelect?: ((code: string) => void) | undefined;
  /** Where the list opens. @default 'below' */
  placement?: 'below' | 'above' | undefined;
  /** All words that it shows or says. */
  labels: LanguageMenuLabels;
}
