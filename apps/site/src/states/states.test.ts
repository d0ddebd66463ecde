import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import type { AnyModel } from '@velours/machines/testing';
import { Chart } from '../../../../.storybook/machines/Chart.tsx';
import {
  startRun,
  type Run,
  type Situation,
  type Way,
} from '../../../../.storybook/machines/run.ts';

/** Every state that a machine can reach and that shows something has a story, made by going the way to it. */
const machines = fileURLToPath(new URL('../../../../packages/machines/src/', import.meta.url));
const states = fileURLToPath(new URL('.', import.meta.url));

/** Folders of packages/machines that hold no machine with something to show, and why. */
const SHOWS_NOTHING: Readonly<Record<string, string>> = {
  chunkReload: 'it is a rule: the page is loaded anew or it is not',
};

/** Parts of the package that are not machines. */
const PARTS = new Set(['failure', 'private', 'react', 'testing']);

const names = globSync('*/', { cwd: machines })
  .map((folder) => folder.replace(/\/$/, ''))
  .filter((folder) => !PARTS.has(folder))
  .toSorted();

const showing = names.filter((name) => !(name in SHOWS_NOTHING));

interface StoriesFile {
  default: { tags?: readonly string[]; parameters?: { machine?: unknown } };
  [story: string]: { args?: { view?: string } } | object;
}

const modelOf = async (name: string): Promise<AnyModel> => {
  const module = (await import(`${machines}${name}/${name}.model.ts`)) as Record<string, AnyModel>;
  const model = module[`${name}Model`];
  if (!model) throw new Error(`${name}.model.ts exports no ${name}Model`);
  return model;
};

const storiesOf = (name: string): Promise<StoriesFile> =>
  import(`${states}${name}.stories.tsx`) as Promise<StoriesFile>;

const byName = (one = '', other = ''): number => (one < other ? -1 : Number(one > other));

/** The names of the states that a chart lights, and of the events that can be pressed in it. */
function drawn(situation: Situation, act: Run['act'] = () => undefined) {
  const html = renderToStaticMarkup(createElement(Chart, { situation, act }));
  const names = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    all: names(/<li [^>]*class="[^"]*"[^>]*><code[^>]*>([^<]+)/g),
    lit: names(/<li [^>]*aria-current="true"[^>]*><code[^>]*>([^<]+)/g),
    pressable: names(/<button[^>]*>(?:<[^>]+>)*([A-Z_]+)/g),
  };
}

const within = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...within(state)]);

const waysOf = (name: string): Record<string, Way> =>
  JSON.parse(readFileSync(`${machines}${name}/${name}.ways.gen.json`, 'utf8')) as never;

test('every folder of packages/machines is a machine, a part of the package, or listed as showing nothing', () => {
  expect(names.length).toBeGreaterThan(15);
  for (const name of Object.keys(SHOWS_NOTHING)) {
    expect(names).toContain(name);
    expect(existsSync(`${machines}${name}/${name}.machine.ts`)).toBe(false);
  }
});

test('no story file is left of a machine that is gone', () => {
  const files = globSync('*.stories.tsx', { cwd: states }).map((file) => file.split('.')[0] ?? '');
  expect(files.filter((name) => !showing.includes(name))).toEqual([]);
});

describe.each(showing)('%s', (name) => {
  test('[B11] each view has one story, and no story names another', async () => {
    const { default: meta, ...stories } = await storiesOf(name);
    const views = Object.values(stories).flatMap((story) =>
      'args' in story ? [story.args?.view] : [],
    );
    expect(views.toSorted(byName)).toEqual(Object.keys(waysOf(name)).toSorted(byName));
    expect(meta.parameters?.machine).toBe(await modelOf(name));
  });

  test('[D06] its chart has every state, lights those it is in after each step of a way, and what can be sent there can be pressed', async () => {
    const model = await modelOf(name);
    for (const way of Object.values(waysOf(name))) {
      const situation = startRun(model, way).situation();
      const { root } = situation.snapshot.machine;
      const { all, lit, pressable } = drawn(situation);
      expect(all).toEqual([root, ...within(root)].map(({ key }) => key));
      const isIn: readonly AnyStateNode[] = situation.snapshot._nodes;
      expect(lit.toSorted(byName)).toEqual(isIn.map(({ key }) => key).toSorted(byName));
      const known = new Set(situation.events.map(({ type }) => type));
      expect(pressable.filter((type) => !known.has(type))).toEqual([]);
    }
  });

  test('its page quotes the specification and tells every invariant', async () => {
    const page = readFileSync(`${machines}${name}/${name}.docs.md`, 'utf8');
    expect(page).toMatch(/## From the specification\n\n> \S/);
    const told = [...page.matchAll(/^\| (.+?) +\|$/gm)].map(([, words]) => words);
    const invariants = Object.keys((await modelOf(name)).invariants());
    expect(invariants.filter((invariant) => !told.includes(invariant))).toEqual([]);
  });

  test('its page has the playground', async () => {
    const { default: meta, Playground } = await storiesOf(name);
    expect(Playground).toEqual({});
    expect(meta.tags).toContain('autodocs');
    // The page finds its text by it (.storybook/machines/MachineDocs.tsx).
    expect((await modelOf(name)).machine.id).toBe(name);
  });
});

test('[D06] what is pressed in a chart happens, and time that is moved lights another state', async () => {
  const model = await modelOf('navigationProgress');
  const run = startRun(model, { scenario: model.scenarios[0]?.name ?? '', steps: [] });
  const before = drawn(run.situation());
  expect(before.pressable.length).toBeGreaterThan(0);
  const event = run.situation().events.find(({ type }) => type === before.pressable[0]);
  if (!event) throw new Error('nothing can be sent');
  run.act({ kind: 'event', event });
  const pressed = drawn(run.situation());
  expect(pressed.lit).not.toEqual(before.lit);
  run.act({ kind: 'wait', ms: 1_000 });
  expect(drawn(run.situation()).lit).not.toEqual(pressed.lit);
});
