/** The layouts of spec section 2. The empty one has no entry warning. */
export type SiteLayout = 'default' | 'chat' | 'lander' | 'empty';

/** What the entry warning depends on, besides its dismissal. */
export interface EntryWarningFacts {
  readonly isLoggedIn: boolean;
  /** Installed-app display mode. */
  readonly isInstalledApp: boolean;
  readonly layout: SiteLayout;
  /** Setting `enable_site_entry_popup`. */
  readonly enableSiteEntryPopup: string;
  /** Where the visitor is, two letters; null where it is not known. */
  readonly country: string | null;
  /** The countries it is limited to; null: none, it is shown everywhere. */
  readonly limitedTo: readonly string[] | null;
}

export interface EntryWarningInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Null: not known yet. */
  readonly facts: EntryWarningFacts | null;
  /** When it was dismissed, as stored; null where it was not. */
  readonly dismissedAt: number | null;
}

export type EntryWarningContext = EntryWarningInput;

export type EntryWarningEvent =
  /** One of them changed, or may have. */
  | { readonly type: 'FACTS'; readonly facts: EntryWarningFacts | null }
  /** The visitor has pressed "enter". */
  | { readonly type: 'DISMISS' }
  /** What is stored has changed: another tab dismissed it, or storage was cleared (null). */
  | { readonly type: 'STORED_ELSEWHERE'; readonly dismissedAt: number | null };
