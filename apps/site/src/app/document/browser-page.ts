import type { Api } from '../data/api.ts';
import { createBrowserApi } from '../data/browser-api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { sessionOf } from '../../background/session/page-session.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { createTexts } from '../i18n/texts.ts';
import type { PageInfo } from './PageInfo.tsx';
import { inlinedSheets, nameInlinedSheets } from './PageStyles.tsx';
import { readPageTexts } from './PageTexts.tsx';
import type { SitePage } from './SiteProviders.tsx';

/** What loaders need of a page: they stand outside React. */
type LoadingPage = Pick<SitePage, 'api' | 'queryClient'>;

let current: LoadingPage | undefined;

/** The page of this browser tab, once there is one. */
export function sitePage(): LoadingPage {
  if (!current) throw new Error('sitePage: there is no page outside the browser');
  return current;
}

/** Makes a page the one of this browser tab. */
export function openSitePage<Page extends LoadingPage>(page: Page): Page {
  current = page;
  return page;
}

/** The page as the server wrote it into the document, picked up again in the browser. */
export function createBrowserPage(document: Document): SitePage {
  const root = document.documentElement;
  const inlined = inlinedSheets(document);
  nameInlinedSheets(document, inlined);
  const queryClient = createQueryClient();
  const api: Api = createBrowserApi({
    // Spec section 8: logged out if logged in.
    onAuthenticationRequired: () => session.send({ type: 'AUTHENTICATION_REQUIRED' }),
  });
  const onceApi = createBrowserApi({ retry: { retries: 0 } });
  const session = sessionOf({ api, client: queryClient, onceApi });
  return openSitePage({
    info: {
      brand: root.dataset['brand'] ?? 'general',
      colorScheme: (root.dataset['colorScheme'] as PageInfo['colorScheme']) ?? 'system',
      textSize: Number(root.dataset['textSize'] ?? 100),
      inlined,
    },
    texts: createTexts(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE, {
      initial: readPageTexts(document),
    }),
    api,
    queryClient,
  });
}
