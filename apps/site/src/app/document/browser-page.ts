import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import type { Api } from '../data/api.ts';
import { userKey } from '../data/keys.ts';
import { createQueryClient } from '../data/queries.ts';
import { sendToSession, serveSession } from '../../background/session/session.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { createTexts, loadSources, type TextSources } from '../i18n/texts.ts';
import type { Formatted } from '../i18n/format.ts';
import { loadWhenOnline } from '../loading/chunk-reload.ts';
import { type SitePage, PAGE_TEXTS_ID, type PageInfo } from './SiteProviders.tsx';
import type { BrowserClientOptions } from '../data/browser-client.ts';

/** What loaders need of a page: they stand outside React. */
type LoadingPage = Pick<SitePage, 'api' | 'queryClient'> & Partial<Pick<SitePage, 'texts'>>;

declare global {
  interface Window {
    /** What the router knows of the build, in every document that it wrote. */
    readonly __reactRouterManifest?: AssetsManifest;
  }
}

let current: LoadingPage | undefined;

/** The page of this browser tab, once there is one. */
export function sitePage(): LoadingPage {
  if (!current) throw new Error('sitePage: there is no page outside the browser');
  return current;
}

/** Makes a page the one of this browser tab. `onceApi`: the client without tries of its own. */
export function openSitePage<Page extends LoadingPage>(page: Page, onceApi = page.api): Page {
  current = page;
  serveSession({ ...page, onceApi });
  return page;
}

/** The page as the server wrote it into the document, picked up again in the browser once its texts are there. */
export async function createBrowserPage(document: Document): Promise<SitePage> {
  const root = document.documentElement;
  const inlined = inlinedSheets(document);
  nameInlinedSheets(document, inlined);
  const queryClient = createQueryClient();
  const api: Api = createBrowserApi({
    // Spec section 8: logged out if logged in.
    onAuthenticationRequired: async () => {
      if (queryClient.getQueryData(userKey))
        await sendToSession({ type: 'AUTHENTICATION_REQUIRED' });
    },
  });
  const { words } = root.dataset;
  const { formatted, ...sources } = readPageTexts(document);
  const initial = await loadWhenOnline(() => loadSources(sources));
  const page = {
    info: {
      words,
      brand: root.dataset['brand'] ?? 'general',
      hasFictionalIcon: root.dataset['fictionalIcon'] !== 'no',
      colorScheme: (root.dataset['colorScheme'] as PageInfo['colorScheme']) ?? 'system',
      textSize: Number(root.dataset['textSize'] ?? 100),
      isDiscreet: root.dataset['discreet'] !== undefined,
      inlined,
    },
    texts: createTexts(isLanguage(root.lang) ? root.lang : DEFAULT_LANGUAGE, {
      brand: words,
      initial,
      formatted,
      fetchBy: loadWhenOnline,
    }),
    api,
    queryClient,
  };
  return openSitePage(page, createBrowserApi({ retry: { retries: 0 } }));
}

/** The calls of the client, each first loading the client where it is not there yet. */
type Call = (...args: never[]) => Promise<unknown>;

/**
 * The client of this browser tab. Its code is fetched at the first call: a visitor who reads a page or fills in a form has
 * no use for it yet.
 */
function createBrowserApi(options: BrowserClientOptions): Api {
  let loading: Promise<Api> | undefined;
  const client = (): Promise<Api> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const load = async (): Promise<Api> => {
    const { createClient } = await import('../data/browser-client.ts');
    return createClient(options);
  };
  return new Proxy({} as Api, {
    get: (_target, method: keyof Api): Call => {
      return async (...args) => {
        const call = (await client())[method] as Call;
        return call(...args);
      };
    },
  });
}

/** Reads where the texts of the document are, and what was formatted for it. */
function readPageTexts(document: Document): TextSources & { formatted: Formatted } {
  return JSON.parse(document.getElementById(PAGE_TEXTS_ID)?.textContent ?? '');
}

/** The sheets that stand in line in this document, as React marks them. */
function inlinedSheets(document: Document): Set<string> {
  const styles = document.querySelectorAll('style[data-href]');
  return new Set([...styles].flatMap((style) => style.getAttribute('data-href')?.split(' ') ?? []));
}

/** The router tells sheets of split route modules by an empty fragment; the bundler's loader knows none. */
const plain = (href: string): string => href.replace(/#$/, '');

/**
 * Tells both loaders of style which sheets are there already, in line: they look for links alone, and would fetch them once more. The
 * bundler's finds a disabled link, which fetches nothing; from the router's list they are taken out.
 */
function nameInlinedSheets(document: Document, sheets: ReadonlySet<string>): void {
  const hrefs = new Set([...sheets].map(plain));
  for (const href of hrefs) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = href;
    document.head.append(link);
  }
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (route?.css) route.css = route.css.filter((href) => !hrefs.has(plain(href)));
  }
}
