import { redirectDocument, replace, type ClientLoaderFunctionArgs } from 'react-router';
import { NetworkError } from '@velours/api-client';
import { loadInto, pathOf, type LoadPage, type PageArgs, type PageData } from './page-data.ts';
import { userQuery } from './queries.ts';
import { sitePage } from '../document/browser-page.ts';
import { toastStore } from '../document/toasts.ts';
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

/** How long what is put together from what is here already may take, in ms. */
const OFFLINE_MS = 1_000;

/** The same, but where there is no connection: then it fails before long. The cache waits for a network, and so do texts. */
export const orOffline = <Result>(loading: Promise<Result>): Promise<Result> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => navigator.onLine || reject(new NetworkError('offline')), OFFLINE_MS);
    }),
  ]);

/** Says that nobody answers. */
export const tellOffline = (): void => {
  const { texts } = sitePage();
  if (texts) toastStore.show({ tone: 'warning', title: texts.t(($) => $.errors.network) });
};

/**
 * A route's `clientLoader`: a navigation in the browser asks the API itself, and only for what the cache lacks. Where nobody answers,
 * the service worker may have kept the page. Without it, and without a connection, the member stays on the page that is there.
 */
export const browserLoader =
  <Facts extends object>(load: LoadPage<Facts>) =>
  async ({ url, params }: ClientLoaderFunctionArgs): Promise<PageData<Facts>> => {
    const isAnother = url.pathname !== location.pathname;
    const isHere = pathOf(url) === location.pathname + location.search;
    const mayBeKept = isAnother && navigator.serviceWorker?.controller;
    const document = () => redirectDocument(pathOf(url));
    // The calls would be tried again for a while.
    if (mayBeKept && !navigator.onLine) throw document();
    try {
      return await orOffline(loadInto(load, browserPageArgs({ url, params })));
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      if (mayBeKept) throw document();
      if (isHere || navigator.onLine) throw error;
      tellOffline();
      throw replace(location.pathname + location.search);
    }
  };
