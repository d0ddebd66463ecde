import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { readableTypes } from '../.storybook/argTypes.ts';
import { docsPages, linkedNames } from '../.storybook/docs/links.ts';
import { shownSource } from '../.storybook/docs/source.ts';
import { leaveOutPlaygrounds } from '../.storybook/playgrounds.ts';
import { fromRoot, root } from './lib/paths.mjs';

const files = globSync(['.storybook/tests/*', 'packages/ui/src/**/*', 'apps/site/src/**/*'], {
  cwd: root,
}).filter((file) => file.endsWith('.stories.tsx'));

const { filter, handler } = leaveOutPlaygrounds().transform;

/** The stories of a file that the test run draws, as its own reader tells them. @param {string} file */
const drawnStories = (file) => {
  const source = readFileSync(fromRoot(file), 'utf8');
  const isChanged = filter.id.test(fromRoot(file)) && filter.code.test(source);
  const { stories } = loadCsf(isChanged ? handler(source).code : source, {
    makeTitle: (title) => title,
  }).parse();
  return stories.filter(({ tags }) => !tags?.includes('!test')).map(({ name }) => name);
};

describe('stories', () => {
  test('the files are found', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  // The first that is drawn is measured (.storybook/tests/measured.ts).
  test.each(files)('%s has one that is measured, and no playground of a component', (file) => {
    const drawn = drawnStories(file);
    expect(drawn.filter((name) => name !== 'Playground')).not.toEqual([]);
    expect(file.startsWith('packages/ui/') && drawn.includes('Playground')).toBe(false);
  });

  const pages = globSync('{packages/{ui,machines}/src,.storybook}/**/*.mdx', { cwd: root });
  const titleIn = (/** @type {string} */ file) =>
    /\btitle: '(\w+\/[^']+)'|<Meta title="([^"]+)"/
      .exec(readFileSync(fromRoot(file), 'utf8'))
      ?.slice(1)
      .find((title) => title);

  // A page of its own says its title; one of a story file has that file's.
  test('what a docs page leads to is there', () => {
    const ids = [...files, ...pages].flatMap((file) => toId(titleIn(file) ?? file, 'docs'));
    expect(pages.length).toBeGreaterThan(100);
    const dead = pages.flatMap((file) =>
      [...readFileSync(fromRoot(file), 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g)]
        .filter(([, id = '']) => !ids.includes(id))
        .map(([link]) => `${file}: ${link}`),
    );
    const ofNames = [...docsPages(`${root}/`).values()].filter((id) => !ids.includes(id));
    expect([...dead, ...ofNames]).toEqual([]);
  });

  // .storybook/machines/MachineDocs.tsx draws them as Markdown, and puts the playground before the quotation.
  test('the page of a machine is plain Markdown, without a playground of its own', () => {
    const machines = globSync('packages/machines/src/*/*.docs.md', { cwd: root });
    expect(machines.length).toBeGreaterThan(15);
    const wrong = machines.filter((file) => {
      const text = readFileSync(fromRoot(file), 'utf8');
      return (
        /^(import |<[A-Z]|## Playground)/m.test(text) ||
        !text.includes('\n## From the specification\n')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('where a docs page names another in bold, the name leads to it', () => {
    const bold = (/** @type {string} */ value) => ({
      type: 'strong',
      children: [{ type: 'text', value }],
    });
    const page = { type: 'root', children: [bold('Link'), bold('Foundations/Cost'), bold('Do')] };
    linkedNames({ pages: docsPages(`${root}/`) })(page);
    expect(page.children.map(({ children: [child] }) => child)).toEqual([
      { type: 'link', url: '?path=/docs/components-link--docs', children: bold('Link').children },
      {
        type: 'link',
        url: '?path=/docs/foundations-cost--docs',
        children: bold('Foundations/Cost').children,
      },
      { type: 'text', value: 'Do' },
    ]);
  });

  // What docs/contributing/component.md and Foundations/Accessibility promise of each page.
  test.each(pages.filter((file) => /^packages\/ui\/src\/(components|blocks)\//.test(file)))(
    '%s shows props and states, what to do and not, and who owes which duty',
    (file) => {
      const text = readFileSync(fromRoot(file), 'utf8');
      expect(text).toMatch(/<(Controls|ArgTypes) of|^## Props$/m);
      expect(text).toMatch(/^## Do and do not$/m);
      expect(text).toMatch(/^## Accessibility$/m);
      // Turned, a control changes what stands above it.
      const shown = [...text.matchAll(/<Canvas of=\{([\w.]+)\}/g)].map(([, story]) => story);
      const turned = [...text.matchAll(/<Controls of=\{([\w.]+)\}/g)].map(([, story]) => story);
      expect(turned.filter((story) => !shown.includes(story))).toEqual([]);
      // Pictures of many at once are no code to copy.
      expect(text).not.toMatch(/<Canvas of=\{\w+\.(States|Sheet)\} \/>/);
      // Hidden fields have nothing to show.
      expect(text.includes('<Canvas')).toBe(/<Canvas of=\{\w+\.States\}/.test(text));
    },
  );

  // As Storybook reads them for the tables of the docs pages.
  test('each prop of a component with stories has a sentence, and nothing raw in it', () => {
    const components = globSync('packages/ui/src/{primitives,components,blocks}/**/*.stories.tsx', {
      cwd: root,
    }).flatMap((file) => {
      const source = readFileSync(fromRoot(file), 'utf8');
      const [, name] = /^ {2}component: (\w+),$/m.exec(source) ?? [];
      const [, from] = new RegExp(`\\b${name}\\b[^;]* from '(\\.[^']+\\.tsx)'`).exec(source) ?? [];
      return from ? [{ name, file: join(dirname(fromRoot(file)), from) }] : [];
    });
    expect(components.length).toBeGreaterThan(120);
    const read = withCustomConfig(fromRoot('packages', 'ui', 'tsconfig.json'), {
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    }).parse([...new Set(components.map(({ file }) => file))]);
    const wrong = components.flatMap(({ name, file }) =>
      read
        .filter(({ displayName, filePath }) => displayName === name && filePath === file)
        .flatMap(({ props }) => Object.values(props))
        .filter(({ description }) => description === '' || description.includes('@default'))
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a control sets what the story understands, and what JSON would break has none', () => {
    const of = (/** @type {string} */ summary) => ({
      type: { name: /** @type {const} */ ('other'), value: summary },
      table: { type: { summary } },
    });
    const shown = readableTypes(
      /** @type {never} */ ({
        argTypes: {
          onPress: of('((event: MouseEvent) => void)'),
          error: of('ReactNode'),
          selectedIcon: of('ReactNode'),
          labels: of('Labels'),
          rows: of('readonly Row[]'),
          range: of('Range'),
          photo: of('string | null'),
          isDefaultOpen: of('boolean'),
          isOpenAtFirst: of('boolean'),
          valueLabel: { ...of('string'), control: { disable: true } },
        },
        initialArgs: { labels: { say: () => 'x' }, rows: [{ id: 1 }] },
      }),
    );
    expect(Object.entries(shown).map(([name, { control }]) => [name, control])).toEqual([
      ['onPress', false],
      ['error', { type: 'text' }],
      ['selectedIcon', false],
      ['labels', false],
      ['rows', undefined],
      ['range', false],
      ['photo', { type: 'text' }],
      ['isDefaultOpen', false],
      ['isOpenAtFirst', false],
      ['valueLabel', { disable: true }],
    ]);
  });

  test('shown code is what a caller writes: no play, no tags, no sample texts or photos', () => {
    expect(
      shownSource(
        "{\n  tags: ['sheet'],\n  render: () => (\n    <Stack>\n      <Text />\n    </Stack>\n  ),\n  play: async () => {\n    await act();\n  }\n}",
      ),
    ).toBe('<Stack>\n  <Text />\n</Stack>');
    expect(shownSource('{\n  args: { size: 1 },\n  play: async () => {}\n}')).toBe(
      '{\n  args: { size: 1 },\n}',
    );
    expect(
      shownSource(
        '<Card\n  labels={{\n    like: \'Like\',\n  }}\n  onPress={function fn(){}}\n  photo="data:image/svg+xml,x"\n/>',
      ),
    ).toBe('<Card\n  labels={labels}\n  onPress={() => {}}\n  photo="photo.avif"\n/>');
  });

  test('a screen is named in words', () => {
    const names = files.flatMap((file) => titleIn(file) ?? []);
    expect(names.filter((title) => /^Screens\/.*[a-z][A-Z]/.test(title))).toEqual([]);
  });

  // A kind of text is judged in the theme that comes first with its tokens (.storybook/tests/kinds.ts): a style that looks different in one
  // theme alone would escape it.
  test('only the theme itself asks for a brand or a scheme', () => {
    const styles = globSync('{packages/ui,apps/site}/src/**/*.css.ts', { cwd: root });
    expect(styles.length).toBeGreaterThan(100);
    const asking = styles.filter(
      (file) =>
        !/^packages\/ui\/src\/(theme|brands)\//.test(file) &&
        /data-brand|data-color-scheme|prefers-color-scheme|light-dark\(/.test(
          readFileSync(fromRoot(file), 'utf8'),
        ),
    );
    expect(asking).toEqual([]);
  });
});
