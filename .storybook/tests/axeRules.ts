import axe from 'axe-core';
import { themes } from '../matrix.ts';
import { kindsOfText, looksReader, type Kind, type Text } from './kinds.ts';

/** The rules whose answer depends on the theme: asked in all of them. All others are asked once. */
const themeRules = ['color-contrast', 'link-in-text-block'];

const structureRules = Object.fromEntries(
  // A component stands in no landmark of a page.
  [...themeRules, 'region'].map((id) => [id, { enabled: false }]),
);

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  elementRef: false,
};

const told = ({ violations }: axe.AxeResults): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary}`),
  );

/** Runs all rules of axe but those that depend on the theme; throws naming what fails. */
export const checkStructure = async (): Promise<void> => {
  const failures = told(
    await axe.run(
      {
        include: document.body,
        exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
      },
      { ...options, rules: structureRules },
    ),
  );
  if (failures.length > 0) throw new Error(`Refused by axe:\n${failures.join('\n')}`);
};

/** Looks of text that held: told by tokens in every theme, told by colours in the one that gave them. */
const proven = new Set<Kind>();

/** Parts whose text axe does not judge: disabled, or on a picture. */
const unjudged = new Set<Kind>();

const isOpen = ({ look, part }: Text): boolean => !proven.has(look) && !unjudged.has(part);

const hasLeft = ({ element }: Text): boolean => !element.isConnected;

/**
 * Runs axe's theme-dependent rules, in every brand and scheme, on the texts whose looks no earlier story has proven; throws
 * naming all that fail. Ends early where one of them leaves the page.
 */
export const checkThemes = async (texts: readonly Text[]): Promise<void> => {
  const open = texts.filter(isOpen);
  if (open.length === 0) return;
  const root = document.documentElement;
  const before = { ...root.dataset };
  root.dataset['motion'] = 'off';
  const failures: string[] = [];
  const passed = new Set(open);
  for (const { brand, scheme } of themes) {
    if (open.some(hasLeft)) break;
    root.dataset['brand'] = brand;
    root.dataset['colorScheme'] = scheme;
    const looksOf = looksReader();
    const asked = open
      .map((text) => ({ text, look: looksOf(text.element) }))
      .filter(({ look }) => !proven.has(look));
    if (asked.length === 0) continue;
    const include = asked.map(({ text }) => text.element);
    const results = await axe.run({ include } as axe.ElementContext, {
      ...options,
      resultTypes: ['violations', 'passes'],
      runOnly: themeRules,
      elementRef: true,
    });
    failures.push(...told(results).map((failure) => `${brand} ${scheme}: ${failure}`));
    const readable = results.passes.find(({ id }) => id === themeRules[0])?.nodes ?? [];
    const held = new Set(readable.map(({ element }) => element));
    for (const { text, look } of asked) {
      if (held.has(text.element as HTMLElement)) proven.add(look);
      else passed.delete(text);
    }
  }
  Object.assign(root.dataset, before);
  if (open.some(hasLeft)) return;
  if (failures.length > 0) throw new Error(`Unreadable in a theme:\n${failures.join('\n')}`);
  for (const text of open) {
    if (passed.has(text)) proven.add(text.look);
    else unjudged.add(text.part);
  }
};

/** Asks axe all of it about the page, again where a text left meanwhile; gives the texts that were judged. */
export const checkPage = async (): Promise<readonly Text[]> => {
  const texts = kindsOfText();
  await checkStructure();
  await checkThemes(texts);
  return texts.some(hasLeft) ? checkPage() : texts;
};
