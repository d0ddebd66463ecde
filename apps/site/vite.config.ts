import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { minify } from 'terser';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { drawIcons } from './icon-files.ts';
import { buildWorkers } from './worker-file.ts';
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

/** Takes the selectors out of the styles that only stories match (packages/ui, styles/states.ts): 0.4 kB of each page. */
const withoutForcedStates: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'velours-without-forced-states',
      Rule(rule) {
        const selectors = rule.selectors.filter((one) => !one.includes('[data-force-state'));
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      },
    },
  ],
};

/** Takes out of the pages' scripts what the bundler's own minifier, which comes after it, leaves: 1 % of a page (decision 19). */
function compressFirst(): Plugin {
  return {
    name: 'velours:compress-first',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(source) {
      const { code = source } = await minify(source, {
        module: true,
        compress: { ecma: 2020, passes: 3 },
        mangle: false,
      });
      return { code, map: null };
    },
  };
}

export default defineConfig({
  css: { postcss: withoutForcedStates },
  plugins: [
    guardRouteModuleReload(),
    watchWorkspaceSources(),
    drawIcons(),
    buildWorkers(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ariaLocales }), enforce: 'pre' },
    reactRouter(),
    compressFirst(),
  ],
  server: {
    watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
    fs: { allow: ['../..'] },
  },
  optimizeDeps: {
    // The optimizer finds vanilla-extract's runtime late; then a page answers 504 once in development.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
    entries: [
      'src/**/*.{ts,tsx}',
      '../../packages/{ui,machines,api-client}/src/**/*.{ts,tsx}',
      '!**/*.{test,stories,paths.test}.{ts,tsx}',
      '!**/*.css.ts',
      '!**/testing/**',
      '!src/entry.server.tsx',
      '!src/app/server/**',
    ],
  },
  ssr: {
    // Workspace packages are sources with styles in them: they are bundled, never required at run time.
    noExternal: [/^@velours\//],
  },
  environments: {
    // The server's files have the names that the browser's have: a font is preloaded under the one that the style sheet asks for.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: 'assets/[hash:7][extname]',
            // Small scripts stand in each document as the text of their functions. Names stay, for the stacks of errors.
            minify: {
              mangle: { keepNames: true },
              compress: { keepNames: { function: true, class: true } },
            },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Named by their content alone: every page carries lists of these names.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            codeSplitting: {
              // General rules, with their price in docs/decisions/0019: no list of our files decides what goes into which one.
              groups: [
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
                  priority: 2,
                },
                // What most pages use. One by one the parts would compress badly.
                { name: 'site', minShareCount: 27, priority: 1 },
                // Small parts that several pages use. Not styles: a page would load those of others.
                {
                  name: 'small',
                  test: /(?<![.]css)[.]tsx?$/,
                  maxModuleSize: 1_000,
                  minShareCount: 19,
                },
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
