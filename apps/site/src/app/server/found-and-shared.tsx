/** What search engines, and pages elsewhere that show a link, are told of the site: which pages are for them, in which languages, and what they are. */
import type { ReactNode } from 'react';
import type { EntryContext } from 'react-router';
import { type BrandId, brandById } from '@velours/ui/brands';
import { brandGrounds } from '@velours/ui/theme/palette.ts';
import { LEGAL_PAGES } from '@velours/locales/legal.ts';
import type { SiteSettings } from '../data/queries.ts';
import { frontOf, type Match, type PageHandle, titleOf } from '../document/page-handle.ts';
import { type Looks, mediaOf } from '../document/SiteProviders.tsx';
import { isLanguage, type Language, LANGUAGE_PARAMETER } from '../i18n/languages.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageRequest } from './page-request.ts';

/** The label by which filters know what is for adults only (rtalabel.org). */
const ADULTS_ONLY = 'RTA-5042-1996-1400-1577-RTA';

/** Where a robot has no business: what belongs to members, and what is no page. */
const MEMBERS_ONLY = [
  '/api/',
  '/photos/',
  '/chats',
  '/complete-signup',
  '/credits',
  '/likes',
  '/match-finder',
  '/members',
  '/notifications',
  '/profile',
  '/settings',
  '/swipe-game',
  '/transactions',
] as const;

/** Whether search engines may show what is rendered. */
export const isOpenPage = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.errors === null &&
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.isOpen,
  );

/** The languages that the site is shown in. */
const languagesOf = ({ visible_languages: visible }: SiteSettings): Language[] =>
  visible.filter((language) => isLanguage(language));

/** The house rules stand on a page of their own, which also says who is banned. */
const legalPath = (path: string): string => (path === '/ban-notice' ? '/ban' : path);

/** The path that a page is known by: the router takes it in capitals and with a slash at its end too, and a landing page with a campaign's slug. */
const plainPath = ({ pathname }: URL): string =>
  legalPath(
    pathname
      .toLowerCase()
      .replace(/^(\/landers\/[^/]+)\/.*/, '$1')
      .replace(/(?<=.)\/+$/, ''),
  );

/** An address as others are told it, by the domain's own name: which host is asked for is the caller's to choose. */
function toldOf(url: URL, { domain }: SiteSettings): URL {
  const told = new URL(url);
  told.hostname = domain;
  return told;
}

/** The address of a page in one language, without what a search or a campaign added to it; null lets the reader's own choice or the domain decide. */
function inLanguage(url: URL, language: string | null): string {
  const address = new URL(plainPath(url), url.origin);
  if (language !== null) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

/** The one address of a page among all that it is reached by: in the language that it names, where the site is shown in that. */
function canonicalOf(url: URL, languages: readonly string[]): string {
  const language = url.searchParams.get(LANGUAGE_PARAMETER);
  return inLanguage(url, language !== null && languages.includes(language) ? language : null);
}

/** The same page in every language, and without a choice. */
const alternatesOf = (url: URL, languages: readonly Language[]) =>
  [...languages, null].map((language) => ({
    hreflang: language ?? 'x-default',
    href: inLanguage(url, language),
  }));

/** The addresses of an open page as a `Link` header (RFC 8288): the one it is known by (RFC 6596), and those in other languages. */
export function pageLinks(asked: URL, settings: SiteSettings): string {
  const url = toldOf(asked, settings);
  const languages = languagesOf(settings);
  const alternates = alternatesOf(url, languages).map(
    ({ href, hreflang }) => `<${href}>; rel="alternate"; hreflang="${hreflang}"`,
  );
  return [`<${canonicalOf(url, languages)}>; rel="canonical"`, ...alternates].join(', ');
}

interface HeadFacts {
  url: URL;
  /** Undefined on an error page. */
  settings: SiteSettings | undefined;
  /** Whether it is for search engines (isOpenPage). */
  isOpen: boolean;
  matches: readonly Match[];
  texts: Texts;
  /** What the site says of itself, for a page that has no sentence of its own. */
  about: string;
  brand: BrandId;
  colorScheme: Looks['colorScheme'];
  isDiscreet: boolean;
}

/** By brand and scheme: one takes the processor 14 ms. */
const canvases = new Map<string, string>();

/** The ground of a brand's pages, as `#rrggbb`. */
export function canvasOf(brand: BrandId, scheme: 'light' | 'dark'): string {
  const key = `${brand} ${scheme}`;
  const canvas = canvases.get(key) ?? brandGrounds(brandById(brand), scheme).canvas;
  canvases.set(key, canvas);
  return canvas;
}

/** The same ground for the bars of the browser around it (WHATWG HTML, `theme-color`); which one goes with the scheme (MemberPages.tsx). */
const themeColors = (brand: BrandId, chosen: Looks['colorScheme']): ReactNode =>
  (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={mediaOf(scheme, chosen)}
      content={canvasOf(brand, scheme)}
    />
  ));

/**
 * What the head of a document says to others: that it is for adults, and of an open page its description, how a link to it looks elsewhere
 * (Open Graph), and who is behind it (schema.org). In discreet mode it names nothing.
 */
export function documentHead(facts: HeadFacts): ReactNode {
  const { settings, isOpen, matches, texts, about, brand, colorScheme, isDiscreet } = facts;
  const label = (
    <>
      <meta name="rating" content={ADULTS_ONLY} />
      {themeColors(brand, colorScheme)}
    </>
  );
  if (isDiscreet || !isOpen || !settings) return label;

  const url = toldOf(facts.url, settings);
  const own = matches
    .map(({ loaderData }) => (loaderData as { description?: string } | undefined)?.description)
    .findLast((description) => description !== undefined);
  const ofHandle = matches
    .map(({ handle }) => (handle as PageHandle | undefined)?.description)
    .findLast((say) => say !== undefined);
  const description = own ?? ofHandle?.(texts.t) ?? about;
  const front = frontOf(matches, texts, settings);
  const { language, region } = new Intl.Locale(texts.language).maximize();
  const shared = {
    'og:type': 'website',
    'og:site_name': settings.name,
    'og:title': titleOf(matches, texts.t, url.searchParams) ?? front ?? settings.index_title,
    'og:description': description,
    'og:locale': `${language}_${region}`,
    'og:url': canonicalOf(url, languagesOf(settings)),
    'og:image': `${url.origin}/icons/${brand}-share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.name,
    url: `${url.origin}/`,
    logo: `${url.origin}/icons/${brand}-512.png`,
    email: settings.support_email,
    telephone: settings.support_phone,
  };
  return (
    <>
      {label}
      <meta name="description" content={description} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(organisation).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}

/** robots.txt (RFC 9309). */
export const robots = (asked: URL, settings: SiteSettings): Response =>
  new Response(
    [
      'User-agent: *',
      ...MEMBERS_ONLY.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${toldOf(asked, settings).origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );

/** How long what security.txt says holds at least, in milliseconds. */
const SECURITY_HOLDS_MS = 30 * 86_400_000;

/** Whom to tell of a weakness (RFC 9116): whom SECURITY.md names. */
export const securityContact = (
  asked: URL,
  { settings, now }: { settings: SiteSettings; now: number },
): Response =>
  new Response(
    [
      `Contact: mailto:${settings.support_email}`,
      `Expires: ${new Date(now + SECURITY_HOLDS_MS).toISOString()}`,
      `Preferred-Languages: ${languagesOf(settings).join(', ')}`,
      `Canonical: ${toldOf(asked, settings).origin}${asked.pathname}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );

/** The pages that are for search engines, each in every language of the site (sitemaps.org). */
export async function sitemap(asked: URL, page: PageRequest): Promise<Response> {
  const settings = await page.settings();
  const { origin } = toldOf(asked, settings);
  const languages = languagesOf(settings);
  const paths = [
    '/',
    ...(settings.signups === 'all' ? ['/signup'] : []),
    '/premium',
    '/pricing',
    '/complaints',
    ...LEGAL_PAGES.map((token) => legalPath(`/${token}`)),
  ];
  // Each language is an entry of its own, with all the others (sitemaps of localized pages).
  const entries = paths.flatMap((path) => {
    const alternates = alternatesOf(new URL(path, origin), languages);
    // Neither a path nor a language holds anything that XML has a meaning for.
    const links = alternates.map(
      ({ href, hreflang }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return alternates.map(({ href }) => `<url><loc>${href}</loc>${links.join('')}</url>`);
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
