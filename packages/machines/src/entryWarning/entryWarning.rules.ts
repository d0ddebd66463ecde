import { CHAT_AND_LANDER_COUNTRIES, POPUP_OFF } from './entryWarning.constants.ts';
import type { EntryWarningFacts } from './entryWarning.types.ts';

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
