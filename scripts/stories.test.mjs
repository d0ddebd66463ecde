import { globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
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
    expect(dead).toEqual([]);
  });

  // What docs/contributing/component.md and Foundations/Accessibility promise of each page.
  test.each(pages.filter((file) => /^packages\/ui\/src\/(components|blocks)\//.test(file)))(
    '%s shows props and states, what to do and not, and who owes which duty',
    (file) => {
      const text = readFileSync(fromRoot(file), 'utf8');
      expect(text).toMatch(/<(Controls|ArgTypes) of|^## Props$/m);
      expect(text).toMatch(/^## Do and do not$/m);
      expect(text).toMatch(/^## Accessibility$/m);
      // Hidden fields have nothing to show.
      expect(text.includes('<Canvas')).toBe(/<Canvas of=\{\w+\.States\}/.test(text));
    },
  );

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
