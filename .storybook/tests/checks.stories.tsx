/* oxlint-disable no-console -- one of the planted faults is a line in the console */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useTranslate } from '../../apps/site/src/app/i18n/TextsProvider.tsx';
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
  const observer = new ResizeObserver(([entry]) => {
    entry?.target.classList.toggle('wide', entry.contentRect.width < 400);
  });
  const watching = fault.querySelector('.watching');
  if (watching) observer.observe(watching);
  try {
    await check();
    return 'nothing';
  } catch (error) {
    return String(error);
  } finally {
    observer.disconnect();
    fault.remove();
    sheet.remove();
  }
};

const layout = async (): Promise<void> => {
  const { checkLayout } = await import('./layout.ts');
  await checkLayout();
};

const preferences = async (): Promise<void> => {
  const [{ checkPreferences }, { emulate }] = await Promise.all([
    import('./preferences.ts'),
    import('./judge.ts'),
  ]);
  await checkPreferences(emulate);
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

const structure = async (): Promise<void> => {
  const { checkStructure } = await import('./axeRules.ts');
  await checkStructure();
};

const themes = async (): Promise<void> => {
  const [{ checkThemes }, { kindsOfText }] = await Promise.all([
    import('./axeRules.ts'),
    import('./kinds.ts'),
  ]);
  await checkThemes(kindsOfText());
};

/** What was loading has come while axe was asked. */
const arrival = async (): Promise<void> => {
  const { checkPage } = await import('./axeRules.ts');
  const judged = checkPage();
  const loaded = document.createElement('p');
  loaded.className = 'loaded';
  loaded.textContent = 'Loaded';
  document.querySelector('.loading')?.replaceWith(loaded);
  await judged;
};

const faults = [
  ['consoleErrors', '<p>Well</p>', '', 'Planted'],
  ['structure', '<button></button>', '', 'button-name'],
  ['layout', '<div class="wide">Wide</div>', '.wide { inline-size: 600px }', '320 px: 6'],
  // Only who waits for what the observer does sees this one.
  [
    'layout',
    '<p class="watching"><span>Grows</span></p>',
    '.wide span { display: inline-block; inline-size: 600px }',
    '320 px: 6',
  ],
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
    'the longest words, 320 px: clipped "Takaisin"',
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
  // Neither what is hidden nor a single character is judged by axe: neither may stand for what is.
  [
    'themes',
    '<p class="faint" hidden>Not seen</p><p class="faint">Seen</p>',
    '.faint { color: #ccc; background: #fffffe }',
    'Seen</p>',
  ],
  [
    'themes',
    '<p class="short">5</p><p class="short">42</p>',
    '.short { color: #ccc; background: #fffffd }',
    '42</p>',
  ],
  [
    'themes',
    '<p class="late">Pale in one theme</p>',
    ':root[data-brand="general"][data-color-scheme="dark"] .late { color: #333; background: #222 }\n.late { color: #111; background: #fffffc }',
    'general dark: color-contrast',
  ],
  [
    'arrival',
    '<p class="loading">Loading</p>',
    '.loading { color: #111; background: #fffffb }\n.loaded { color: #ccc; background: #fffffb }',
    'Loaded</p>',
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
    const checks = { arrival, consoleErrors, languages, layout, preferences, structure, themes };
    for (const [check, html, css, reason] of faults) {
      await step(reason, async () => {
        await expect(await refused(canvasElement, html, css, checks[check])).toContain(reason);
      });
    }
  },
};

const dialog = (heading: string): string =>
  `<div role="alertdialog" aria-label="${heading}"><h2>${heading}</h2></div>`;

/** A story, what it shows beside its heading, and whether it is measured; in the order of a file. */
const file = [
  ['the first of its file', { name: 'Default' }, '', '', true],
  ['one more like it', { name: 'Small' }, '', '', false],
  ['the one with every state', { name: 'States' }, '', '', true],
  ['the one with the longest words', { name: 'Stress' }, '', '', true],
  ['the one with every variant', { name: 'Sheet' }, '', '', true],
  ['a new heading', { name: 'Second step' }, 'Second', '', true],
  ['the same heading', { name: 'Second step failed' }, 'Second', '', false],
  ['a dialog', { name: 'Sure' }, 'Second', dialog('Sure?'), true],
  ['the same dialog', { name: 'Sure, failed' }, 'Second', dialog('Sure?'), false],
  ['another dialog', { name: 'Really' }, 'Second', dialog('Really?'), true],
] as const;

/** A story is measured for what no other of its file shows. */
export const Measured: Story = {
  render: () => <p>Well</p>,
  play: async ({ canvasElement, step }) => {
    if (!isTestRun) return;
    const { isMeasured } = await import('./measured.ts');
    const shown = canvasElement.appendChild(document.createElement('div'));
    const judged = { title: 'A file', tags: ['screen'], canvasElement };
    for (const [what, { name }, heading, more, isExpected] of file) {
      await step(what, async () => {
        shown.innerHTML = `<h1>${heading}</h1>${more}`;
        await expect(isMeasured({ ...judged, name }, [])).toBe(isExpected);
      });
    }
    await step('states of a machine: those with a kind of text of their own', async () => {
      shown.innerHTML = '';
      const states = { ...judged, title: 'A machine', tags: ['state'], name: 'Some' };
      const measured = [
        [1, 2],
        [2, 1],
        [2, 3],
      ].map((kinds) =>
        isMeasured(
          states,
          kinds.map((kind) => ({ kind })),
        ),
      );
      await expect(measured).toEqual([true, false, true]);
    });
    shown.remove();
  },
};
