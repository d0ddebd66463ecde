import '@velours/ui/styles/global.css.ts';
import '@velours/ui/theme/docsTheme.css.ts';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { readableTypes } from './argTypes.ts';
import { withThemes } from './decorators/themes.tsx';
import { globalTypes, initialGlobals } from './globals.ts';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// Stories stand alone: a link to a page of the product must not lead out of the story.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault();
});

const preview: Preview = {
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableTypes],
  decorators: [withThemes],
  parameters: {
    a11y: { test: 'error', options: { preload: false } },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Brands',
          'Colour',
          'Primitives',
          'Components',
          'Blocks',
          'Screens',
          'Machines',
        ],
      },
    },
    // The themes' own colours; the addon's would cover them.
    backgrounds: { disable: true },
  },
  beforeAll: async () => {
    await document.fonts.ready;
  },
  afterEach: async () => {
    if (!isTestRun) return;
    const [{ checkThemes }, { checkNarrow }, { page }] = await Promise.all([
      import('./tests/themeRules.ts'),
      import('./tests/narrow.ts'),
      import('vitest/browser'),
    ]);
    await checkThemes();
    await checkNarrow((width, height) => page.viewport(width, height));
  },
};

export default preview;
