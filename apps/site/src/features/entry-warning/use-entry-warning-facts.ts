import { useMemo } from 'react';
import type { EntryWarningFacts, SiteLayout } from '@velours/machines/entryWarning';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { entryWarningFacts } from './entry-warning.ts';
import { useIsInstalledApp } from '../../app/document/installed-app.ts';

/** What the entry warning of a layout depends on (spec section 2). In the browser only. */
export function useEntryWarningFacts(layout: SiteLayout): EntryWarningFacts {
  const settings = useSettings();
  const isLoggedIn = useUser() !== null;
  const isInstalledApp = useIsInstalledApp();
  return useMemo(
    () => entryWarningFacts(settings, { layout, isLoggedIn, isInstalledApp }),
    [settings, layout, isLoggedIn, isInstalledApp],
  );
}
