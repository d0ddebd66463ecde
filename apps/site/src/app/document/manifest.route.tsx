import type { LoaderFunctionArgs } from 'react-router';
import { pageRequestContext, type PageRequest } from '../server/page-request.ts';
import { brandById } from '@velours/ui/brands';
import { canvasOf } from '../server/found-and-shared.tsx';
import { brandOf, serverTexts, siteDescription } from '../server/page-for-rendering.ts';
import { SCREENSHOTS } from '../server/screenshots.ts';

export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> =>
  appManifest(context.get(pageRequestContext));

/** Pages that the icon of the app leads to. */
const SHORTCUTS = [
  ['/members', 'members'],
  ['/chats', 'messages'],
  ['/likes', 'likes'],
] as const;

/**
 * What the installed app is called and looks like, in the language and discretion of who installs it (W3C Web Application Manifest). It
 * opens where a member goes after the log-in.
 */
async function appManifest({ settings, language, user, looks }: PageRequest): Promise<Response> {
  const [site, code, member] = await Promise.all([settings(), language(), user()]);
  const texts = serverTexts(code, site);
  await texts.load(['common']);
  const { t } = texts;
  const isDiscreet = member?.preferences.discreet ?? looks.isDiscreet;
  const name = isDiscreet ? t(($) => $.common.title.discreet) : site.name;
  const brand = brandOf(site.niche);
  const { defaultScheme } = brandById(brand);
  const canvas = canvasOf(brand, defaultScheme === 'dark' ? 'dark' : 'light');
  const icon = isDiscreet ? 'neutral' : brand;
  const png = (size: number, file: string | number, purpose: string) => ({
    src: `/icons/${icon}-${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    ...(isDiscreet ? {} : { description: await siteDescription(code, site) }),
    lang: code,
    dir: 'ltr',
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    icons: [
      png(192, 192, 'any'),
      png(512, 512, 'any'),
      png(512, 'maskable', 'maskable'),
      { src: `/icons/${icon}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    screenshots: isDiscreet
      ? []
      : SCREENSHOTS.map(({ file, page, factor, width, height }) => ({
          src: `/icons/${brand}-${file}.png`,
          sizes: `${width}x${height}`,
          type: 'image/png',
          form_factor: factor,
          label: t(($) => $.common.nav[page]),
        })),
    // The names of these pages would say what the app is for.
    shortcuts: isDiscreet
      ? []
      : SHORTCUTS.map(([url, key]) => ({ name: t(($) => $.common.nav[key]), url })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, no-cache' },
  });
}
