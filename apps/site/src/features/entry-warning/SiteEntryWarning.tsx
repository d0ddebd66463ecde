import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import {
  isEntryWarningDue,
  type EntryWarningFacts,
  type SiteLayout,
} from '@velours/machines/entryWarning';
import { EntryWarning } from '@velours/ui/blocks/EntryWarning';
import '@velours/ui/components/EqualChoices/styles';
import '@velours/ui/primitives/IconDisc/styles';
import {
  EntryWarningAsked,
  entryWarningKey,
  hearEntryWarning,
  readEntryWarning,
} from '../../app/data/entry-warning.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useIsInstalledApp } from '../../app/document/installed-app.ts';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import { servedPart, useIsServed } from '../../app/loading/parts.tsx';

/**
 * A layout behind the site-entry warning (spec section 2). The server renders both: it knows the cookie of whoever has dismissed it, so
 * that nobody sees it come or go. What asks is fetched for those who are asked; before that the form posts.
 */
export function SiteEntryWarning(props: { layout: SiteLayout; children: ReactNode }): ReactNode {
  const { nonce } = usePageInfo();
  const isServed = useIsServed();
  const facts = useEntryWarningFacts(props.layout);
  const dismissedAt = useEntryWarningDismissal();
  const asked = useMemo(() => ({ facts, dismissedAt }), [facts, dismissedAt]);
  return (
    <EntryWarningAsked value={asked}>
      <EntryWarning
        isOpen={dismissedAt === null && isEntryWarningDue(facts)}
        dialog={question}
        isServed={isServed}
        nonce={nonce}
      >
        {props.children}
      </EntryWarning>
    </EntryWarningAsked>
  );
}

const question = servedPart(
  () => import('./EntryQuestion.tsx'),
  ({ EntryQuestion }) => EntryQuestion,
);

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
      country: settings.geoip_country ?? settings.geoip_selected_country,
      limitedTo: settings.site_entry_countries,
    }),
    [settings, layout, isLoggedIn, isInstalledApp],
  );
}

/** When it was dismissed, here or in another tab; null where it was not. */
function useEntryWarningDismissal(): number | null {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: entryWarningKey,
    queryFn: () => readEntryWarning(document.cookie),
    enabled: false,
  });
  const isOpen = data === null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const read = (): void => {
      const at = readEntryWarning(document.cookie);
      if (at !== null) client.setQueryData(entryWarningKey, at);
    };
    // A page that the browser had kept, and shows again.
    addEventListener('pageshow', read);
    const stop = hearEntryWarning(read);
    return () => {
      removeEventListener('pageshow', read);
      stop();
    };
  }, [client, isOpen]);
  return data ?? null;
}
