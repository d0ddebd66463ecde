import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  isEntryWarningDue,
  selectIsOpen,
  type EntryWarningFacts,
  type EntryWarningInput,
  type SiteLayout,
} from '@velours/machines/entryWarning';
import { EntryWarning, type EntryWarningProps } from '@velours/ui/blocks/EntryWarning';
import { entryWarningKey, readEntryWarning } from '../../app/data/entry-warning.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useIsInstalledApp } from '../../app/document/installed-app.ts';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useIsServed } from '../../app/loading/served-part.tsx';
import { hearOtherTabs } from './other-tabs.ts';

/**
 * A layout behind the site-entry warning (spec section 2). The server renders both: it knows the cookie of whoever has dismissed it, so
 * that nobody sees it come or go. The statechart is fetched when the visitor touches the page; before that the form posts.
 */
export function SiteEntryWarning(props: { layout: SiteLayout; children: ReactNode }): ReactNode {
  const t = useTranslate();
  const { nonce } = usePageInfo();
  const isServed = useIsServed();
  const { pathname, search } = useLocation();
  const { minimum_age: minimumAge } = useSettings();
  const facts = useEntryWarningFacts(props.layout);
  const dismissedAt = useDismissal();
  const isDue = dismissedAt === null && isEntryWarningDue(facts);
  const { actor, snapshot, send } = useEntryWarningActor({ facts, dismissedAt }, isDue);

  useEffect(() => {
    actor?.send({ type: 'FACTS', facts });
    actor?.send({ type: 'STORED_ELSEWHERE', dismissedAt });
  }, [actor, facts, dismissedAt]);

  return (
    <EntryWarning
      {...entryWarningProps({ t, minimumAge })}
      isOpen={isDue && (snapshot === undefined || selectIsOpen(snapshot))}
      onEnter={() => send({ type: 'DISMISS' })}
      hiddenFields={{ return_to: `${pathname}${search}` }}
      isServed={isServed}
      nonce={nonce}
    >
      {props.children}
    </EntryWarning>
  );
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
      country: settings.geoip_country ?? settings.geoip_selected_country,
      limitedTo: settings.site_entry_countries,
    }),
    [settings, layout, isLoggedIn, isInstalledApp],
  );
}

/** When it was dismissed, here or in another tab; null where it was not. */
function useDismissal(): number | null {
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
    const stop = hearOtherTabs(read);
    return () => {
      removeEventListener('pageshow', read);
      stop();
    };
  }, [client, isOpen]);
  return data ?? null;
}

function useEntryWarningActor(given: Omit<EntryWarningInput, 'now'>, isDue: boolean) {
  const client = useQueryClient();
  const isTouched = useFirstTouch();
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const create = useCallback(async () => {
    const { createEntryWarningActor } = await import('./entry-warning-actor.ts');
    return createEntryWarningActor(client, latest.current);
  }, [client]);
  return useAsyncActor(create, isDue && isTouched);
}

/** Where "leave" leads: away from the site, to nobody's shop. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** What the warning says, and where its answers lead. */
export const entryWarningProps = ({
  t,
  minimumAge: age,
}: {
  t: Translate;
  minimumAge: number;
}): Pick<EntryWarningProps, 'action' | 'leaveHref' | 'labels'> => ({
  action: '/entry-warning',
  leaveHref: ELSEWHERE,
  labels: t(($) => $.common.entryWarning, { age }),
});
