import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Api, Schemas } from '../data/api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { settingsQuery, userQuery, type SiteSettings } from '../data/queries.ts';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languageCookie,
  readCookie,
  resolveLanguage,
} from '../i18n/resolve-language.ts';
import type { Language } from '../i18n/languages.ts';
import type { Looks } from '../document/PageInfo.tsx';
import { createServerApi } from './server-api.ts';
import { siteRequestContext } from './site-request.ts';

/** Name of the session cookie (the contract's security scheme). */
const SESSION_COOKIE = 'session';

/** Name of the cookie that preferences.php writes: scheme and text size, `dark.125`. */
const APPEARANCE_COOKIE = 'appearance';

/** The looks a cookie names; what it does not name, or not as it is written, is as the device says. */
function looksOf(cookie: string | undefined): Looks {
  const [scheme, size] =
    /^(system|light|dark)\.(100|112|125|150)$/.exec(cookie ?? '')?.slice(1) ?? [];
  return {
    colorScheme: (scheme as Looks['colorScheme']) ?? 'system',
    textSize: Number(size ?? 100),
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
  readonly looks: Looks;
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
