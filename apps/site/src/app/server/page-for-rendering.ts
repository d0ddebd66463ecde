import type { EntryContext, RouterContextProvider } from 'react-router';
import { type BrandId, brandById, brands } from '@velours/ui/brands';
import { keepBrand } from '@velours/ui/keepBrand';
import type { SiteSettings } from '../data/queries.ts';
import type { SitePage } from '../document/SiteProviders.tsx';
import { fallbackChain, type Language } from '../i18n/languages.ts';
import { loadBrandWords } from '../i18n/load-catalogue.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { ownWords, createTexts, mergeTexts, type Texts, type TextSources } from '../i18n/texts.ts';
import { isDomainLanguage, namespacesOf } from '../document/page-handle.ts';
import { documentHead, isOpenPage } from './found-and-shared.tsx';
import * as bundled from '@velours/locales/bundled.ts';
import {
  openPageRequest,
  pageRequestContext,
  type PageRequest,
  siteRequestContext,
} from './page-request.ts';
import { readFileSync } from 'node:fs';

/**
 * Puts together what the rendering of one answer needs: brand, texts of the matched routes, style sheets, data.
 * @param url - The page's address as its reader has it.
 */
export async function pageForRendering(
  context: RouterContextProvider,
  router: EntryContext,
  url: URL,
): Promise<SitePage> {
  const page = pageOf(context);
  const [language, settings] = await Promise.all([
    page.language(),
    // An error page is shown without.
    page.settings().catch(() => undefined),
  ]);
  const brand = brandOf(settings?.niche ?? 1);
  const { matches: routes, loaderData } = router.staticHandlerContext;
  const matches = routes.map(({ route: { id }, params }) => ({
    handle: router.routeModules[id]?.handle,
    loaderData: loaderData[id],
    params,
  }));
  const texts = serverTexts(language, settings);
  const namespaces = namespacesOf(matches);
  const [about] = await Promise.all([
    settings && siteDescription(language, settings),
    texts.load(namespaces),
  ]);
  const textSources = await sourcesOf(texts, namespaces, settings);
  const looks = {
    ...page.looks,
    colorScheme: page.looks.colorScheme ?? brandById(brand).defaultScheme,
  };
  return {
    info: {
      brand,
      words: wordsOf(brand),
      hasFictionalIcon: settings?.fictional_icon ?? true,
      ...looks,
      head: documentHead({
        url,
        settings,
        isOpen: isOpenPage(router),
        matches,
        texts,
        about: about ?? '',
        brand,
        ...looks,
      }),
      nonce: context.get(siteRequestContext).cspNonce,
      inlined: import.meta.env.PROD ? sheetsOf(router) : new Set(),
      styleSheet: (href) => styleSheet(href, brand),
      textSources,
    },
    texts,
    api: page.api,
    queryClient: page.queryClient,
  };
}

/** The texts of one answer, none of which is loaded yet. */
export function serverTexts(language: Language, settings: SiteSettings | undefined): Texts {
  const own = ownWords(settings, language);
  const brand = wordsOf(brandOf(settings?.niche ?? 1));
  return createTexts(language, {
    own,
    brand,
    kept: keptTexts(`${language} ${brand} ${JSON.stringify(own)}`),
    bundled,
  });
}

/** Where the browser has the texts from that are loaded here; in development, which has no files, they are all in the document. */
async function sourcesOf(
  texts: Texts,
  namespaces: readonly Namespace[],
  settings: SiteSettings | undefined,
): Promise<TextSources> {
  if (import.meta.env.DEV) return { own: texts.loaded(), files: [] };
  const brand = wordsOf(brandOf(settings?.niche ?? 1));
  const languages = fallbackChain(texts.language);
  const parts = namespaces.flatMap((namespace) =>
    languages.map((language) => ({ namespace, language })),
  );
  const ofBrand = await Promise.all(
    parts.map(async ({ namespace, language }) => ({
      [namespace]: await loadBrandWords(language, brand, namespace),
    })),
  );
  return {
    own: mergeTexts([ownWords(settings, texts.language), ...ofBrand]),
    files: parts.flatMap(({ namespace, language }) => {
      const file = catalogueFile(language, namespace);
      return file === undefined ? [] : [[namespace, file] as const];
    }),
  };
}

/** What the build made of a source file, by its address from the site's folder on. */
let builtFiles: Readonly<Record<string, { file: string } | undefined>> | undefined;

/** The address of a built catalogue; undefined where the language has none. */
function catalogueFile(language: Language, namespace: Namespace): string | undefined {
  builtFiles ??= JSON.parse(
    readFileSync(new URL('client/.vite/manifest.json', buildFolder), 'utf8'),
  ) as NonNullable<typeof builtFiles>;
  const built = builtFiles[`../../locales/${language}/${namespace}.json`];
  return built && `/${built.file}`;
}

/** What the site says of itself: in the domain's own language as the settings say it (spec section 3), in every other as its home page does. */
export async function siteDescription(language: Language, settings: SiteSettings): Promise<string> {
  if (isDomainLanguage(language, settings)) return settings.description;
  const texts = serverTexts(language, settings);
  await texts.load(['home']);
  return texts.t(($) => $.home.lead, { site: settings.name });
}

/** By language, brand and own words, of which a server has as many as domains. */
const merged = new Map<string, Map<Namespace, object>>();

function keptTexts(key: string): Map<Namespace, object> {
  const texts = merged.get(key) ?? new Map<Namespace, object>();
  merged.set(key, texts);
  return texts;
}

/** A request that failed before the middleware ran has no page yet. */
export function pageOf(context: RouterContextProvider): PageRequest {
  try {
    return context.get(pageRequestContext);
  } catch {
    return openPageRequest(new Request('http://site.invalid/'), context);
  }
}

/** The brand of the domain's niche, from 1 on (spec section 1). */
export const brandOf = (niche: number): BrandId =>
  (brands[niche - 1] ?? brands[0])?.id ?? 'general';

/** Whose words a brand speaks. */
const wordsOf = (brand: BrandId): string | undefined => brandById(brand).copyNamespace;

/** By brand and address. */
const cache = new Map<string, string>();

/** `build/`: the server's bundle, in whichever chunk this stands, and the browser's files lie beside each other in it. */
const buildFolder = import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/') + 1);

/** The text of a built style sheet, with the theme of that brand alone. */
function styleSheet(href: string, brand: BrandId): string {
  const key = `${brand} ${href}`;
  let text = cache.get(key);
  if (text === undefined) {
    text = keepBrand(readFileSync(new URL(`client${href}`, buildFolder), 'utf8'), brand);
    cache.set(key, text);
  }
  return text;
}

/** The sheets of the matched routes, in the order of the routes, each once. */
function sheetsOf(router: EntryContext): Set<string> {
  return new Set(
    router.staticHandlerContext.matches.flatMap(
      (match) => router.manifest.routes[match.route.id]?.css ?? [],
    ),
  );
}
