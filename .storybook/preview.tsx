import '@velours/ui/styles/global.css.ts';
import '@velours/ui/theme/docsTheme.css.ts';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { readableTypes } from './argTypes.ts';
import { loadTexts, withLocale } from './decorators/locale.tsx';
import { withPseudoLocale } from './decorators/pseudoLocale.tsx';
import { withStage } from './decorators/stage.tsx';
import { withThemes } from './decorators/themes.tsx';
import { Code } from './docs/parts/Diagram.tsx';
import { DocsPage } from './docs/parts/DocsPage.tsx';
import { shownSource } from './docs/source.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { watchConsole } from './tests/consoleErrors.ts';
import { noteSizeWatchers } from './tests/sizeWatchers.ts';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

if (isTestRun) {
  noteSizeWatchers();
  // Laid out as ever, but not painted: nobody looks, and pixels took a third of the processor.
  if (window.frameElement) (window.frameElement as HTMLElement).style.visibility = 'hidden';
}

// Parts are fetched when they are wanted, by a machine that may have other work: this only ends what never comes.
configure({ asyncUtilTimeout: 30_000 });

// Stories stand alone: a link to a page of the product must not lead out of the story. A screen has followed it by now.
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('/')) event.preventDefault();
});

const preview: Preview = {
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableTypes],
  decorators: [withStage, withPseudoLocale, withLocale, withThemes],
  loaders: [loadTexts],
  parameters: {
    // The test run asks axe itself (tests/judge.ts): the addon would ask everything, and hand all that held to Node.
    a11y: { test: isTestRun ? 'off' : 'error', options: { preload: false } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      components: { code: Code },
      source: { transform: shownSource },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Names',
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
  afterEach: async (story) => {
    if (!isTestRun) return;
    const { judge } = await import('./tests/judge.ts');
    await judge(story);
  },
};

export default preview;
