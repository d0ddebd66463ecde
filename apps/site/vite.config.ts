import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { guardRouteModuleReload } from './route-module-guard.ts';

const packagesFolder = fileURLToPath(new URL('../../packages', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

/** Languages whose React Aria strings stay in the bundle. */
const ariaLocales = [
  'da-DK',
  'de-DE',
  'en-US',
  'es-ES',
  'fi-FI',
  'fr-FR',
  'it-IT',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'sv-SE',
];

/** Reloads the page's modules when a workspace package changes: their sources are consumed as they are. */
function watchWorkspaceSources(): Plugin {
  return {
    name: 'velours:watch-workspace-sources',
    configureServer(server) {
      server.watcher.add([packagesFolder, localesFolder]);
    },
  };
}

/** What every page loads, in one file: it compresses better than many, and stays the same over releases of the site. */
const vendor = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

/** The same for our own code that every page leans on: data, texts, session, and the frame around the pages. */
const shared = new RegExp(
  [
    'apps/site/src/(i18n/(?!load-catalogue)|document/)',
    'apps/site/src/data/(?!pages|browser-client|chat-cache|upload-fetch|own-fetch)',
    'apps/site/src/screens/(ErrorScreen|parts/(Site|PageNotices|SignUpDialogHost|LikeOverlay))',
    'apps/site/src/wiring/(?!live/(?!live-store|page-port|machine-port|member-parts)|chat/(?!removal-port)|tab-channel|push/(?!push-port)|like-overlay/(?!like-port)|discount/(?!discount-ports)|time-bonus-modal/(?!modal-port)|alerts/|payment/|photos/|swipe-game/|geolocation/|entry-warning/|dismissals|banners/|served-part|use-from-next-page|use-async-actor|session/use-log-in|session/SessionUncertain|sign-up/|[\\w/-]+-actor|use-like|use-activation)',
    'apps/site/src/view-models/(?!activation-reminder|us-footer|photo-upload|swipe-game|chat/|credits/|sign-up/|session|dismissible-alert|entry-warning|geolocation|chat-removal|like-overlay|push|time-bonus-modal|profile|search|likes|log-in|home|activation\\.ts)',
    'packages/machines/src/(chunkReload|session/session\\.(rules|constants))',
    'packages/ui/src/(styles|theme)/',
    'packages/ui/src/primitives/((Container|Heading|Inline|Stack|Text|VisuallyHidden)/|Icon/(?!icons))',
    'packages/ui/src/components/(Avatar|Banner|Button|CountBadge|EmptyState|Flyout|HiddenFields|IconButton|Link|RouteProgress|SkipLink|WordMark)/',
    // Parts of the page that the server renders and not every browser fetches (wiring/served-part.ts): their styles are there at once.
    'packages/ui/src/(blocks/(ActivationReminder|TimeBonusBanner|UsFooter)|components/(ResendMail|Countdown))/\\w+\\.css\\.ts',
    'packages/ui/src/blocks/(AccountMenu|Disclaimer|ErrorPage|Footer|LanguageMenu|TopNav)',
  ].join('|'),
);

/** Small parts of what runs beside a member's pages, which single pages use too: one by one they would compress badly. */
const beside =
  /apps\/site\/src\/wiring\/(tab-channel|live\/(outbox-storage|typing-store)|payment\/order-news)/;

export default defineConfig({
  plugins: [
    guardRouteModuleReload(),
    watchWorkspaceSources(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ariaLocales }), enforce: 'pre' },
    reactRouter(),
  ],
  server: {
    watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
    fs: { allow: ['../..'] },
  },
  optimizeDeps: {
    // The optimizer finds vanilla-extract's runtimes late; then a page answers 504 once in development.
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
    entries: [
      'src/**/*.{ts,tsx}',
      '../../packages/{ui,machines,api-client}/src/**/*.{ts,tsx}',
      '!**/*.{test,stories,paths.test}.{ts,tsx}',
      '!**/*.css.ts',
      '!**/testing/**',
      '!src/entry.server.tsx',
      '!src/server/**',
    ],
  },
  ssr: {
    // Workspace packages are sources with styles in them: they are bundled, never required at run time.
    noExternal: [/^@velours\//],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'site', test: shared, priority: 1 },
                { name: 'beside', test: beside, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox128', 'safari17'],
    // The budget check reads it (scripts/budget.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
