import type { ClientLoaderFunctionArgs } from 'react-router';
import { loadInto, type LoadPage, type PageData } from './page-data.ts';
import { userQuery } from './queries.ts';
import { sitePage } from '../document/browser-page.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../i18n/languages.ts';

/** The language that the page stands in. */
export async function pageLanguage(): Promise<Language> {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/** A route's `clientLoader`: a navigation in the browser asks the API itself, and only for what the cache lacks. */
export function browserLoader<Facts extends object>(load: LoadPage<Facts>) {
  return ({ url, params }: ClientLoaderFunctionArgs): Promise<PageData<Facts>> => {
    const { api, queryClient } = sitePage();
    return loadInto(load, {
      api,
      queryClient,
      url,
      params,
      user: () => queryClient.ensureQueryData(userQuery(api)),
      language: pageLanguage,
    });
  };
}
