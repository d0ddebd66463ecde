import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { SessionMember } from '@velours/machines/session';
import { answer, isProblem, type Api, type Schemas } from './api.ts';
import { attentionOf, type Attention } from './chat-cache.ts';
import { memberKeys, regionNamesKey, settingsKey, userKey } from './keys.ts';
import type { SearchFilter } from './search-filter.ts';

/** What came with the page counts as fresh this long; after it a page asks again when it is opened. In milliseconds. */
const STALE_TIME = 30_000;

/** The one cache of server state. Retrying is the client's work (packages/api-client), so the cache never does it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_TIME, retry: false, refetchOnWindowFocus: false },
      // Without a connection a write fails and says so: one that waited in this page would go with it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Takes everything that belongs to one member out of the cache, and says who is there now (null: a visitor). */
export function changeMember(client: QueryClient, user: Schemas['User'] | null): void {
  void client.cancelQueries();
  for (const queryKey of memberKeys) client.removeQueries({ queryKey });
  client.setQueryData(userKey, user);
  // A member has the prices and limits of the domain they signed up on.
  void client.invalidateQueries({ queryKey: settingsKey });
}

/** Asks who is logged in; null for a visitor: a 403 of user.php says no more than that (spec section 8). */
export async function readUser(api: Api): Promise<Schemas['User'] | null> {
  try {
    return (await answer(api.GET('/api/user.php'))).user;
  } catch (error) {
    if (isProblem(error, 'authentication_required')) return null;
    throw error;
  }
}

/** The member who is logged in; null for a visitor. */
export const userQuery = (api: Api) =>
  queryOptions({ queryKey: ['user'], queryFn: () => readUser(api) });

/** A member as the session's statechart takes them, with all that the page shows of them. */
export interface SiteMember extends SessionMember {
  readonly user: Schemas['User'];
}

/** Null and undefined stay what they are: a visitor, and not known. */
export function siteMember<None extends null | undefined>(
  user: Schemas['User'] | None,
): SiteMember | None {
  return user ? { id: user.profile.id, user } : user;
}

/** The domain's settings without the regions and interests: those have calls of their own, which few pages need. */
export type SiteSettings = Omit<Schemas['Settings'], 'region_data' | 'interests'>;

export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async (): Promise<SiteSettings> => {
      const { settings } = await answer(api.GET('/api/settings.php'));
      const { region_data: _regions, interests: _interests, ...rest } = settings;
      return rest;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const companyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['company'],
    queryFn: () => answer(api.GET('/api/companyinfo.php')),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The interests of the domain, for a form that chooses among them. */
export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await answer(api.GET('/api/interests.php'))).interests,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The regions of every country. A page is sent those that it shows, not all. */
export const allRegionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['all-regions'],
    queryFn: async () => (await answer(api.GET('/api/regions.php'))).regions,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { isSent: false },
  });

/** The regions of one country. */
export const regionsQuery = (api: Api, country: string) =>
  queryOptions({
    queryKey: ['regions', country],
    queryFn: async ({ client }): Promise<Schemas['Region'][]> =>
      country ? ((await client.fetchQuery(allRegionsQuery(api)))[country] ?? []) : [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A place as a profile names it. */
type Place = Pick<Schemas['ProfileCard'], 'country' | 'countryregion'>;

export const placeKey = (country: string, region: string): string => `${country}/${region}`;

/** The names of these members' regions and of no others: a page of cards comes with what it shows. */
export const regionNamesQuery = (api: Api, places: readonly Place[]) => {
  const wanted = new Set(
    places.flatMap(({ country, countryregion }) =>
      country === null || countryregion === null ? [] : [placeKey(country, countryregion)],
    ),
  );
  return queryOptions({
    queryKey: [...regionNamesKey, ...[...wanted].toSorted()],
    queryFn: async ({ client }): Promise<Record<string, string>> => {
      if (wanted.size === 0) return {};
      const regions = await client.fetchQuery(allRegionsQuery(api));
      const names = Object.entries(regions).flatMap(([country, list]) =>
        list.map(({ id, name }) => [placeKey(country, id), name] as const),
      );
      return Object.fromEntries(names.filter(([key]) => wanted.has(key)));
    },
    staleTime: Infinity,
  });
};

export const chatsQuery = (api: Api) =>
  queryOptions({ queryKey: ['chats'], queryFn: () => answer(api.GET('/api/chats.php')) });

/** Only the totals of the chats, for the badges of a page that does not show the chats themselves. */
export const attentionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['attention'],
    queryFn: async (): Promise<Attention> => attentionOf(await answer(api.GET('/api/chats.php'))),
    staleTime: Infinity,
  });

export const likesQuery = (api: Api) =>
  queryOptions({ queryKey: ['likes'], queryFn: () => answer(api.GET('/api/likes.php')) });

export const searchQuery = (api: Api, filter: SearchFilter) =>
  queryOptions({
    queryKey: ['members', filter],
    queryFn: () => answer(api.GET('/api/members.php', { params: { query: filter } })),
  });

export const memberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: async () =>
      (await answer(api.GET('/api/member.php', { params: { query: { id } } }))).profile,
  });

export const timeBonusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discount', 'time-bonus'],
    queryFn: async () => {
      try {
        return await answer(api.GET('/api/discountcode.php'));
      } catch (error) {
        if (isProblem(error, 'discount_not_found')) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
