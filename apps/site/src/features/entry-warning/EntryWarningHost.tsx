import { useMemo, useState, type ReactNode } from 'react';
import {
  isEntryWarningDue,
  type EntryWarningFacts,
  type SiteLayout,
} from '@velours/machines/entryWarning';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useIsInstalledApp } from '../../app/document/installed-app.ts';
import { useDismissal } from '../../background/alerts/dismissals.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** The entry warning for who is to see it: by the statechart's own rule its dialog is fetched, and stays to close. */
export function EntryWarningHost({ layout }: { layout: SiteLayout }): ReactNode {
  const facts = useEntryWarningFacts(layout);
  const dismissedAt = useDismissal('entry-warning');
  const isDue = dismissedAt === null && isEntryWarningDue(facts);
  const [isWanted, setWanted] = useState(isDue);
  if (isDue && !isWanted) setWanted(true);
  const part = useAsyncModule(() => import('./EntryWarningDialog.tsx'), isWanted);
  return part && <part.EntryWarningDialog facts={facts} dismissedAt={dismissedAt} />;
}

/** What the entry warning of a layout depends on (spec section 2). Settings and layouts may limit it to countries. */
function useEntryWarningFacts(layout: SiteLayout): EntryWarningFacts {
  const settings = useSettings();
  const isLoggedIn = useUser() !== null;
  const isInstalledApp = useIsInstalledApp();
  return useMemo(
    () => ({
      layout,
      isLoggedIn,
      isInstalledApp,
      enableSiteEntryPopup: settings.enable_site_entry_popup,
      country: settings.geoip_selected_country ?? settings.geoip_country,
      limitedTo: settings.site_entry_countries,
    }),
    [settings, layout, isLoggedIn, isInstalledApp],
  );
}
