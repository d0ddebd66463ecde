import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { COMPLETE } from '@velours/locales/languages.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { minify } from 'terser';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { BUILD_TARGET } from './browsers.ts';
import { drawIcons } from './icon-files.ts';
import { buildWorkers } from './worker-file.ts';
import { guardRouteModuleReload } from './route-module-guard.ts';

const packagesFolder = fileURLToPath(new URL('../../packages', import.meta.url));
const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

/** The languages as React Aria names them, `da-DK`: its strings in others are left out. */
const ariaLocales = COMPLETE.map((tag) => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}-${region}`;
});

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

/**
 * A part that is fetched later brings a list of the files that it needs. Those that are there already, with the file that asks or with every
 * page, are left out: 0.5 kB of a conversation, and as many questions to the document.
 */
function fetchOnlyWhatIsMissing(): Plugin {
  const imports = new Map<string, readonly string[]>();
  const everywhere = new Set<string>();
  const addWithImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const needed of imports.get(file) ?? []) addWithImports(needed, found);
    return found;
  };
  return {
    name: 'velours:fetch-only-what-is-missing',
    // Before Vite writes the lists.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId, hostType }) => {
            if (hostType === 'html') return needed;
            const there = addWithImports(hostId, new Set(everywhere));
            return needed.filter((file) => !there.has(file));
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      }
      for (const file of Object.values(bundle)) {
        const entry = file.type === 'chunk' && file.isEntry ? file.facadeModuleId : null;
        if (entry?.match(/entry\.client\.tsx|root\.tsx/)) addWithImports(file.fileName, everywhere);
      }
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
    fetchOnlyWhatIsMissing(),
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
                { name: 'site', minShareCount: 28, priority: 1 },
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
    target: BUILD_TARGET,
    // The budget check reads it (scripts/budget.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
