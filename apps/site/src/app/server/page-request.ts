import type { QueryClient } from '@tanstack/react-query';
import { createContext, RouterContextProvider, type MiddlewareFunction } from 'react-router';
import type { Api, Schemas } from '../data/api.ts';
import { entryWarningKey, readEntryWarning } from '../data/entry-warning.ts';
import { userKey } from '../data/keys.ts';
import { createQueryClient, settingsQuery, userQuery, type SiteSettings } from '../data/queries.ts';
import {
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languageCookie,
  readCookie,
  resolveLanguage,
} from '../i18n/languages.ts';
import type { Looks } from '../document/SiteProviders.tsx';
import { createVeloursClient } from '@velours/api-client';

/** Name of the session cookie (the contract's security scheme). */
const SESSION_COOKIE = 'session';

/** Name of the cookie that preferences.php writes: scheme and text size, `dark.125`, and `dark.125.discreet`. */
const APPEARANCE_COOKIE = 'appearance';

/** The looks of a request: the scheme is undefined for a visitor who has not chosen one. */
type CookieLooks = Omit<Looks, 'colorScheme'> & { colorScheme: Looks['colorScheme'] | undefined };

/** The looks a cookie names; what it does not name, or not as it is written, nobody has chosen. */
function looksOf(cookie: string | undefined): CookieLooks {
  const [scheme, size, discreet] =
    /^(system|light|dark)\.(100|112|125|150)(\.discreet)?$/.exec(cookie ?? '')?.slice(1) ?? [];
  return {
    colorScheme: scheme as CookieLooks['colorScheme'],
    textSize: Number(size ?? 100),
    isDiscreet: discreet !== undefined,
  };
}

/** What the loaders, actions and the rendering of one request share. */
export interface PageRequest {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly now: () => number;
  readonly settings: () => Promise<SiteSettings>;
  /** Null for a visitor; a request without a session cookie asks nobody. */
  readonly user: () => Promise<Schemas['User'] | null>;
  /** Never fails: without settings the cookie or the default decides. */
  readonly language: () => Promise<Language>;
  /** Of this browser's last member, or none. */
  readonly looks: CookieLooks;
  /** `Set-Cookie` lines the answer has to carry. */
  readonly cookies: string[];
}

export const pageRequestContext = createContext<PageRequest>();

export function openPageRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): PageRequest {
  const site = context.get(siteRequestContext);
  const cookieHeader = request.headers.get('Cookie');
  const cookies: string[] = [];
  const api = createServerApi({ request, site, onCookie: (cookie) => cookies.push(cookie) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(entryWarningKey, readEntryWarning(cookieHeader));

  const settings = (): Promise<SiteSettings> => queryClient.fetchQuery(settingsQuery(api));
  const resolve = async (): Promise<Language> => {
    const cookie = readCookie(cookieHeader, LANGUAGE_COOKIE);
    const domain = await settings().then(
      (loaded) => loaded.domain_language,
      () => undefined,
    );
    const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER);
    const { language, isNew } = resolveLanguage(asked, cookie, domain);
    if (isNew) cookies.push(languageCookie(language));
    return language;
  };
  let language: Promise<Language> | undefined;

  return {
    api,
    queryClient,
    now: site.now,
    cookies,
    looks: looksOf(readCookie(cookieHeader, APPEARANCE_COOKIE)),
    settings,
    async user() {
      const query = userQuery(api);
      if (!readCookie(cookieHeader, SESSION_COOKIE)) {
        queryClient.setQueryData(query.queryKey, null);
        return null;
      }
      return queryClient.fetchQuery(query);
    },
    language: () => (language ??= resolve()),
  };
}

/** What the server that mounts the site gives for each request. */
export interface SiteRequestInput {
  /** Calls the API in process on behalf of the caller; hands back its Set-Cookie. */
  apiFetch: typeof fetch;
  /** Nonce of this answer's content security policy. */
  cspNonce: string;
  /** Host the request was sent to, with its port. */
  host: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Notes in the server's log that something failed. */
  report: (error: unknown) => void;
}

export const siteRequestContext = createContext<SiteRequestInput>();

/** Where a request was sent to, as its sender wrote it. */
export function addressOf(request: Request, context: Readonly<RouterContextProvider>): URL {
  const url = new URL(request.url);
  url.host = context.get(siteRequestContext).host;
  return url;
}

/** The load context of one request; the API server calls this (apps/api mounts the build). */
export function createLoadContext(input: SiteRequestInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteRequestContext, input);
  return context;
}

/** Headers of the page's request by which the API judges whether a write comes from the site itself. */
const ORIGIN_HEADERS = ['Origin', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest'];

interface ServerApiOptions {
  request: Request;
  site: SiteRequestInput;
  /** Called with each `Set-Cookie` line of the API. */
  onCookie: (cookie: string) => void;
}

/** The client of one request: calls the API in process for the visitor who asked for the page. */
function createServerApi({ request, site, onCookie }: ServerApiOptions): Api {
  const page = new URL(request.url);
  /** What the API has set since the request began: the traffic source of a visit. */
  const set: string[] = [];
  return createVeloursClient({
    baseUrl: `http://${site.host}`,
    clientType: () => 'server',
    place: () => ({ host: site.host, search: page.search }),
    // In process nothing gets lost on the way, and a page does not wait for a second try.
    retry: { retries: 0 },
    timeout: null,
    fetch: async (call) => {
      for (const name of ORIGIN_HEADERS) {
        const value = request.headers.get(name);
        if (value !== null) call.headers.set(name, value);
      }
      if (set.length > 0) call.headers.set('Cookie', set.join('; '));
      const response = await site.apiFetch(call);
      for (const cookie of response.headers.getSetCookie()) {
        set.push(cookie.split(';', 1)[0] ?? '');
        onCookie(cookie);
      }
      return response;
    },
  });
}

/** Opens the request's page and lets its answer carry the cookies that the API and the language rule set. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const page = openPageRequest(request, context);
  context.set(pageRequestContext, page);
  const response = await next();
  for (const cookie of page.cookies) response.headers.append('Set-Cookie', cookie);
  const user = page.queryClient.getQueryData<Schemas['User'] | null>(userKey);
  // The service worker keeps a page for the member that it is of, and for no other (worker/pages.ts).
  if (user !== undefined) response.headers.set('Page-Member', user?.profile.id ?? 'none');
  // What a page says depends on who asks for it.
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.append('Vary', 'Cookie');
  return response;
};
