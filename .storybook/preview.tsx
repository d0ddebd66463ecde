import '@velours/ui/styles/global.css.ts';
import '@velours/ui/theme/docsTheme.css.ts';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { readableTypes } from './argTypes.ts';
import { loadTexts, withLocale } from './decorators/locale.tsx';
import { withPseudoLocale } from './decorators/pseudoLocale.tsx';
import { withThemes } from './decorators/themes.tsx';
import { Code } from './docs/parts/Diagram.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { checkConsole, watchConsole } from './tests/consoleErrors.ts';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// Stories stand alone: a link to a page of the product must not lead out of the story. A screen has followed it by now.
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault();
});

const preview: Preview = {
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableTypes],
  decorators: [withPseudoLocale, withLocale, withThemes],
  loaders: [loadTexts],
  parameters: {
    a11y: { test: 'error', options: { preload: false } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { components: { code: Code } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
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
  beforeEach: () => (isTestRun ? watchConsole() : undefined),
  afterEach: async ({ tags, canvasElement }) => {
    if (!isTestRun) return;
    checkConsole();
    const [
      { checkThemes },
      { checkLayout },
      { checkLanguages, isInEveryLanguage },
      { checkPreferences },
      { cdp },
    ] = await Promise.all([
      import('./tests/themeRules.ts'),
      import('./tests/layout.ts'),
      import('./tests/languages.ts'),
      import('./tests/preferences.ts'),
      import('vitest/browser'),
    ]);
    await checkThemes();
    await checkPreferences(async (features) => {
      await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
    });
    await checkLayout();
    if (isInEveryLanguage(tags, canvasElement)) await checkLanguages();
  },
};

export default preview;
