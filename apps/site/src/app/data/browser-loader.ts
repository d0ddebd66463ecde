import { redirectDocument, type ClientLoaderFunctionArgs } from 'react-router';
import { NetworkError } from '@velours/api-client';
import { loadInto, pathOf, type LoadPage, type PageArgs, type PageData } from './page-data.ts';
import { userQuery } from './queries.ts';
import { sitePage } from '../document/browser-page.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../i18n/languages.ts';

/** The language that the page stands in. */
export async function pageLanguage(): Promise<Language> {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

export function setCookie(cookie: string): void {
  document.cookie = cookie;
}

/** What loads a page of this browser tab, and sends its forms. */
export function browserPageArgs(address: Pick<PageArgs, 'url' | 'params'>): PageArgs {
  const { api, queryClient } = sitePage();
  const user = () => queryClient.ensureQueryData(userQuery(api));
  return { api, queryClient, user, language: pageLanguage, setCookie, ...address };
}

/** The page that stands in this tab, for a form that is sent past the router: by a statechart, or shown before it is saved. */
export const browserPage = (): PageArgs =>
  browserPageArgs({ url: new URL(location.href), params: {} });

/**
 * A route's `clientLoader`: a navigation in the browser asks the API itself, and only for what the cache lacks. Where nobody answers,
 * the service worker may have kept the page.
 */
export const browserLoader =
  <Facts extends object>(load: LoadPage<Facts>) =>
  async ({ url, params }: ClientLoaderFunctionArgs): Promise<PageData<Facts>> => {
    const mayBeKept = url.pathname !== location.pathname && navigator.serviceWorker?.controller;
    const document = () => redirectDocument(pathOf(url));
    // The calls would be tried again for a while.
    if (mayBeKept && !navigator.onLine) throw document();
    try {
      return await loadInto(load, browserPageArgs({ url, params }));
    } catch (error) {
      if (mayBeKept && error instanceof NetworkError) throw document();
      throw error;
    }
  };
