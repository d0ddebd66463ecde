import axe from 'axe-core';
import { themes } from '../matrix.ts';
import { looksReader, type Kind } from './kinds.ts';

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

/** Kinds of text that held in every theme in an earlier story, and looks that held in a theme that gives them the same colours. */
const proven = new Set<Kind>();

/**
 * Runs axe's theme-dependent rules on the kinds of text that no earlier story has proven, in every brand and scheme; throws
 * naming all that fail.
 */
export const checkThemes = async (kinds: ReadonlyMap<Kind, Element>): Promise<void> => {
  const unproven = new Map([...kinds].filter(([kind]) => !proven.has(kind)));
  if (unproven.size === 0) return;
  const root = document.documentElement;
  const before = { ...root.dataset };
  root.dataset['motion'] = 'off';
  const failures: string[] = [];
  for (const { brand, scheme } of themes) {
    root.dataset['brand'] = brand;
    root.dataset['colorScheme'] = scheme;
    const looksOf = looksReader();
    const asked = new Map([...unproven.values()].map((element) => [looksOf(element), element]));
    for (const looks of asked.keys()) if (proven.has(looks)) asked.delete(looks);
    if (asked.size === 0) continue;
    const found = told(
      await axe.run({ include: [...asked.values()] } as axe.ElementContext, {
        ...options,
        runOnly: themeRules,
      }),
    );
    failures.push(...found.map((failure) => `${brand} ${scheme}: ${failure}`));
    if (found.length === 0) for (const looks of asked.keys()) proven.add(looks);
  }
  Object.assign(root.dataset, before);
  if (failures.length > 0) throw new Error(`Unreadable in a theme:\n${failures.join('\n')}`);
  for (const kind of unproven.keys()) proven.add(kind);
};
