import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { fileURLToPath } from 'node:url';
import { storyDependencies } from './dependencies.ts';
import { docsPages, linkedNames } from './docs/links.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One Storybook for all packages: components, blocks, machines' pages, and the site's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './tests/*.stories.tsx',
    '../packages/ui/src/**/*.docs.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/machines/src/**/*.docs.mdx',
    '../apps/site/src/{app,background,features}/**/*.stories.tsx',
    '../apps/site/src/states/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: {
            // Tables: MDX has none of its own.
            remarkPlugins: [remarkGfm, [linkedNames, { pages: docsPages(root) }]],
          },
        },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // What our designers begin with is Welcome, not a guide to Storybook.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The search reads the headings of docs/Names.mdx: the names that others use.
    experimentalSearchDocsHeadings: true,
  },
  typescript: {
    // The types as TypeScript reads them: the other reader knows no props of a union.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${root}packages/ui/tsconfig.json`,
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
    },
  },
  viteFinal: async (vite) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin()],
      resolve: {
        alias: { '@react-router/dev/routes': `${root}.storybook/routeConfig.ts` },
      },
      // Found late, these would reload the page in the middle of a story.
      optimizeDeps: {
        include: ['@vanilla-extract/recipes/createRuntimeFn', ...storyDependencies(root)],
      },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    });
  },
};

export default config;
