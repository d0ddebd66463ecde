import { createBrowserApi } from '../data/browser-api.ts';
import { createQueryClient } from '../data/query-client.ts';
import { sessionChannel } from '../wiring/session-channel.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { createTexts } from '../i18n/texts.ts';
import type { PageInfo } from './PageInfo.tsx';
import { inlinedSheets } from './PageStyles.tsx';
import { readPageTexts } from './PageTexts.tsx';
import type { SitePage } from './SiteProviders.tsx';

let current: SitePage | undefined;

/** The page of this browser tab, once `createBrowserPage` has made it: for loaders, which stand outside React. */
export function sitePage(): SitePage {
  if (!current) throw new Error('sitePage: there is no page outside the browser');
  return current;
}

/** The page as the server wrote it into the document, picked up again in the browser. */
export function createBrowserPage(document: Document): SitePage {
  const root = document.documentElement;
  const queryClient = createQueryClient();
  current = {
    info: {
      brand: root.dataset['brand'] ?? 'general',
      colorScheme: (root.dataset['colorScheme'] as PageInfo['colorScheme']) ?? 'system',
      inlined: inlinedSheets(document),
    },
    texts: createTexts(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE, {
      initial: readPageTexts(document),
    }),
    api: createBrowserApi(() => sessionChannel().end()),
    queryClient,
  };
  return current;
}
