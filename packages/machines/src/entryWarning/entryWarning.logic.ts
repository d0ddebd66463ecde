import type { SnapshotOf } from '../private/snapshot.ts';

/** The only countries with an entry warning in the chat and lander layouts (spec sections 2 and 9). */
const CHAT_AND_LANDER_COUNTRIES = ['NL', 'DE'] as const;

/** The value of `enable_site_entry_popup` that turns it off (spec section 2). */
const POPUP_OFF = 'no';

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

const includes = (countries: readonly string[] | null, country: string | null): boolean =>
  countries === null || (country !== null && countries.includes(country));

/** The countries that a layout limits it to; null: none. */
const layoutCountries = (layout: EntryWarningFacts['layout']): readonly string[] | null => {
  switch (layout) {
    case 'default':
      return null;
    case 'chat':
    case 'lander':
      return CHAT_AND_LANDER_COUNTRIES;
    case 'empty':
      return [];
  }
};

/** Whether a visitor who has not dismissed it is to see the entry warning (spec section 2). */
export const isEntryWarningDue = (facts: EntryWarningFacts | null): boolean =>
  facts !== null &&
  !facts.isLoggedIn &&
  !facts.isInstalledApp &&
  facts.enableSiteEntryPopup !== POPUP_OFF &&
  includes(facts.limitedTo, facts.country) &&
  includes(layoutCountries(facts.layout), facts.country);

export interface EntryWarningInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Null: not known yet. */
  readonly facts: EntryWarningFacts | null;
  /** When it was dismissed, as stored; null where it was not. */
  readonly dismissedAt: number | null;
}

export type EntryWarningContext = EntryWarningInput;

type Snapshot = SnapshotOf<EntryWarningContext>;

/** Whether the warning is open. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
