import type { SnapshotFrom } from 'xstate';
import {
  selectIsOpen,
  type EntryWarningEvent,
  type EntryWarningFacts,
  type entryWarningMachine,
} from '@velours/machines/entryWarning';
import type { EntryWarningProps } from '@velours/ui/blocks/EntryWarning';
import type { SiteSettings } from '../../app/data/queries.ts';
import type { Translate } from '../../app/i18n/texts.ts';

type PageFacts = Pick<EntryWarningFacts, 'layout' | 'isLoggedIn' | 'isInstalledApp'>;
type EntrySettings = Pick<
  SiteSettings,
  'enable_site_entry_popup' | 'geoip_selected_country' | 'geoip_country'
>;

/** What the entry warning depends on (spec section 2). The settings limit it to no countries; layouts do. */
export function entryWarningFacts(settings: EntrySettings, page: PageFacts): EntryWarningFacts {
  return {
    ...page,
    enableSiteEntryPopup: settings.enable_site_entry_popup,
    country: settings.geoip_selected_country ?? settings.geoip_country,
    limitedTo: null,
  };
}

/** Where "leave" leads: away from the site, to nobody's shop. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** The site-entry warning as its statechart has it (spec section 2). */
export function entryWarningProps(
  snapshot: SnapshotFrom<typeof entryWarningMachine>,
  {
    t,
    send,
    minimumAge: age,
  }: { t: Translate; send: (event: EntryWarningEvent) => void; minimumAge: number },
): EntryWarningProps {
  return {
    isOpen: selectIsOpen(snapshot),
    onEnter: () => send({ type: 'DISMISS' }),
    leaveHref: ELSEWHERE,
    labels: t(($) => $.common.entryWarning, { age }),
  };
}
