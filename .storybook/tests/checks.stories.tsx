/* oxlint-disable no-console -- one of the planted faults is a line in the console */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTranslate } from '../../apps/site/src/i18n/TextsProvider.tsx';
import { StoryTexts } from '../../apps/site/src/stories/StoryTexts.tsx';

/** The checks every story goes through, each given something it must refuse. Not shown in the sidebar. */
const meta = { title: 'Checks', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Puts the fault on the page, asks, and takes it away, so that the story itself holds. */
const refused = async (
  canvasElement: HTMLElement,
  html: string,
  css: string,
  check: () => Promise<void>,
): Promise<string> => {
  const fault = document.createElement('div');
  fault.innerHTML = html;
  const sheet = document.createElement('style');
  sheet.textContent = css;
  canvasElement.append(sheet, fault);
  // Style sheets cannot move anything past the switch for less motion; scripts can.
  const spinning = fault.querySelector('.spin');
  spinning?.animate([{ rotate: '1turn' }], { duration: 2000, iterations: Infinity });
  try {
    await check();
    return 'nothing';
  } catch (error) {
    return String(error);
  } finally {
    fault.remove();
    sheet.remove();
  }
};

const layout = async (): Promise<void> => {
  const { checkLayout } = await import('./layout.ts');
  await checkLayout();
};

const preferences = async (): Promise<void> => {
  const [{ checkPreferences }, { cdp }] = await Promise.all([
    import('./preferences.ts'),
    import('vitest/browser'),
  ]);
  await checkPreferences(async (features) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
  });
};

const consoleErrors = async (): Promise<void> => {
  const { checkConsole, watchConsole } = await import('./consoleErrors.ts');
  const { error } = console;
  console.error = () => undefined;
  const stop = watchConsole();
  console.error('Planted');
  stop();
  console.error = error;
  try {
    checkConsole();
  } finally {
    watchConsole()();
  }
};

const languages = async (): Promise<void> => {
  const { checkLanguages } = await import('./languages.ts');
  await checkLanguages();
};

const themes = async (): Promise<void> => {
  const { checkThemes } = await import('./themeRules.ts');
  await checkThemes();
};

const faults = [
  ['consoleErrors', '<p>Well</p>', '', 'Planted'],
  ['layout', '<div class="wide">Wide</div>', '.wide { inline-size: 600px }', '320 px: 6'],
  [
    'layout',
    '<p class="cut">Long words</p>',
    '.cut { inline-size: 2em; overflow: hidden; white-space: nowrap }',
    'clipped "Long words"',
  ],
  [
    'layout',
    '<p class="low">Two<br>lines</p>',
    '.low { block-size: 1.5em; overflow: hidden }',
    'clipped "lines"',
  ],
  [
    'layout',
    '<button class="dots">Save changes</button>',
    '.dots { inline-size: 3em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }',
    'clipped "Save changes"',
  ],
  [
    'layout',
    '<p class="just">Save the changes</p>',
    '.just { inline-size: 10em; overflow: hidden; white-space: nowrap }',
    'pseudo-locale: clipped',
  ],
  [
    'layout',
    '<p class="fixed">Big</p>',
    '.fixed { block-size: 26px; overflow: hidden }',
    'text at 200 %: clipped',
  ],
  [
    'languages',
    '',
    '.word { inline-size: 3em; overflow: hidden; white-space: nowrap }',
    'fi, 320 px: clipped "Takaisin"',
  ],
  [
    'preferences',
    '<div class="bar"></div>',
    '.bar { inline-size: 90px; block-size: 9px; background: #007974 }',
    'Not seen in forced colours',
  ],
  ['preferences', '<p class="spin">o</p>', '', 'Moves for who asked for no motion'],
  [
    'themes',
    '<p class="pale">Pale</p>',
    '.pale { color: #ccc; background: #fff }',
    'Unreadable in a theme',
  ],
] as const;

/** "Back" in English, and twice as long in others. */
const Word = () => <p className="word">{useTranslate()(($) => $.common.nav.back)}</p>;

/** Each fault is refused for its own reason; the same page without it holds. */
export const Faults: Story = {
  // The tag gives it the words of a catalogue.
  tags: ['state'],
  render: () => (
    <StoryTexts>
      <Word />
    </StoryTexts>
  ),
  play: async ({ canvasElement, step }) => {
    if (!isTestRun) return;
    const checks = { consoleErrors, languages, layout, preferences, themes };
    for (const [check, html, css, reason] of faults) {
      await step(reason, async () => {
        await expect(await refused(canvasElement, html, css, checks[check])).toContain(reason);
      });
    }
  },
};
