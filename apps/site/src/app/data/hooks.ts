import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { type Attention, attentionOf } from './chat-cache.ts';
import { regionNamesKey } from './keys.ts';
import { type Schemas, useApi } from './api.ts';
import { type RootFacts, servedUser } from './page-data.ts';
import {
  allRegionsQuery,
  attentionQuery,
  chatsQuery,
  companyQuery,
  interestsQuery,
  placeKey,
  regionsQuery,
  settingsQuery,
  type SiteSettings,
  userQuery,
} from './queries.ts';
import {
  DISMISSAL_PREFIX,
  type Dismissible,
  readStored,
  store,
  timeOf,
  watchStored,
} from './local-storage.ts';
import { never } from '../loading/parts.tsx';
import type { CardFacts } from './member-card.ts';
import { useFormats } from '../i18n/use-formats.ts';

const NO_INTERESTS: Schemas['Settings']['interests'] = [];
const NOTHING_WAITS: Attention = { unreadMessages: 0, newLikes: 0 };

/** The settings of the domain; every page comes with them. */
export function useSettings(): SiteSettings {
  const { data } = useQuery(settingsQuery(useApi()));
  if (!data) throw new Error('useSettings: the root loads the settings before any page');
  return data;
}

/**
 * The member who is logged in; null for a visitor. A part of the page that is picked up later than the rest starts from the member of
 * the document too, as the server rendered it.
 */
export function useUser(): Schemas['User'] | null {
  const client = useQueryClient();
  // The refresh rules decide when the member is asked for again (spec section 4).
  const { data = null } = useQuery({ ...userQuery(useApi()), staleTime: Infinity });
  // Where both are the same, as nearly always, nothing is rendered a second time.
  return useSyncExternalStore(
    never,
    () => data,
    () => {
      const served = servedUser(client) as typeof data | undefined;
      return served === undefined ? data : served;
    },
  );
}

export function useCompany(): Schemas['CompanyInfo'] | null {
  return useQuery(companyQuery(useApi())).data ?? null;
}

/** Unread messages and new likes: from the chats once they are loaded, before that the totals of the document. */
export function useAttention(): Attention {
  const api = useApi();
  const user = useUser();
  const chats = useQuery({ ...chatsQuery(api), enabled: false });
  const totals = useQuery({ ...attentionQuery(api), enabled: false });
  if (!user) return NOTHING_WAITS;
  return chats.data ? attentionOf(chats.data) : (totals.data ?? NOTHING_WAITS);
}

/** The interests of the domain, fetched once they are wanted. */
export function useInterests(isWanted = true): Schemas['Settings']['interests'] {
  return useQuery({ ...interestsQuery(useApi()), enabled: isWanted }).data ?? NO_INTERESTS;
}

export function useRegions(country: string): UseQueryResult<Schemas['Region'][]> {
  return useQuery(regionsQuery(useApi(), country));
}

/** The regions of any country, fetched once they are wanted; until then those the page came with. */
export function useRegionsOf(isWanted: boolean): (country: string) => readonly Schemas['Region'][] {
  const client = useQueryClient();
  const api = useApi();
  const all = useQuery({ ...allRegionsQuery(api), enabled: isWanted }).data;
  return useCallback(
    (country) =>
      all?.[country as Schemas['Country']] ??
      client.getQueryData(regionsQuery(api, country).queryKey) ??
      [],
    [all, api, client],
  );
}

/** The name of a region, as far as the page came with it. */
function useRegionNames(): (country: string, region: string) => string | undefined {
  const client = useQueryClient();
  const regionsOf = useRegionsOf(false);
  return useCallback(
    (country, region) =>
      client
        .getQueriesData<Record<string, string>>({ queryKey: regionNamesKey })
        .map(([, names]) => names?.[placeKey(country, region)])
        .find((name) => name !== undefined) ??
      regionsOf(country).find(({ id }) => id === region)?.name,
    [client, regionsOf],
  );
}

/** The hidden field of a form that may be sent without script: its write is done once. With script each intent has a key of its own. */
export function useFormKey(): { idempotency_key: string } {
  return { idempotency_key: useRouteLoaderData<RootFacts>('root')?.formKey ?? '' };
}

const MINUTE = 60_000;

const floor = (time: number): number => time - (time % MINUTE);

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE / 4);
  return () => clearInterval(timer);
}

/** Now, to the minute, in epoch milliseconds; while the page is picked up it is the server's, so that both say the same. */
export function useNow(): number {
  const { server_time } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => floor(Date.now()),
    () => floor(Date.parse(server_time)),
  );
}

/** A text that this browser keeps, up to date over all its tabs; null on the server and while the page is picked up. */
const useStored = (key: string): string | null =>
  useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );

/** When it was dismissed, kept up to date over all tabs; null on the server and while the page is picked up. */
export const useDismissal = (name: Dismissible): number | null =>
  timeOf(useStored(DISMISSAL_PREFIX + name));

/** How the results of a search go on: page by page, or under one another while one scrolls. */
type SearchView = 'pages' | 'endless';

const SEARCH_VIEW = 'search-view';

/** Remembers the member's choice in this browser. */
export const chooseSearchView = (view: SearchView): void => store(SEARCH_VIEW, view);

/** The member's choice; pages on the server and while the page is picked up. */
export const useSearchView = (): SearchView =>
  useStored(SEARCH_VIEW) === 'endless' ? 'endless' : 'pages';

/** As in the theme's scales (the test compares them), which pages would load for these two. */
export const WIDE = {
  sm: '(min-width: 576px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 992px)',
} as const;

/** Whether the window is as this media query says; not while the server renders, nor while its page is picked up. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** What every member card needs besides the member. */
export function useCardFacts(): CardFacts {
  const formats = useFormats();
  const {
    cdn_prefix: cdnPrefix,
    visible_profile_fields: fields,
    geoip_selected_country: visited,
  } = useSettings();
  const home = useUser()?.profile.country ?? visited;
  const regionName = useRegionNames();
  return useMemo(
    () => ({
      formats,
      cdnPrefix,
      regionName,
      home,
      shows: (field: (typeof fields)[number]) => fields.includes(field),
    }),
    [formats, cdnPrefix, regionName, home, fields],
  );
}
