import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import siteRoutes from '../routes.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');

function expectStates(stories: string): void {
  // The tag by which a run chooses screens, and by which they get the catalogue of the toolbar's language.
  expect(stories).toContain("tags: ['screen']");
  expect(stories.match(/^export const \w+: Story\b/gm)?.length).toBeGreaterThan(1);
}

describe('screens', () => {
  const screens = globSync('{app,features}/**/*Screen.tsx', { cwd: folder }).toSorted();

  it('are found', () => {
    expect(screens).toContain('features/search/MembersScreen.tsx');
  });

  it.each(screens)('%s can be seen in Storybook, state by state', (screen) => {
    const stories = screen.replace('.tsx', '.stories.tsx');
    expect(existsSync(`${folder}${stories}`)).toBe(true);
    expectStates(read(stories));
  });
});

describe('routes that put blocks together by themselves', () => {
  const routes = siteRoutes
    .flatMap(({ children = [] }) => children)
    .filter(({ file }) => read(file).includes("from '@velours/ui/"));

  it('are found', () => {
    expect(routes.map(({ file }) => file)).toContain('features/sign-up/signup.route.tsx');
  });

  it.each(routes)('$file can be seen in Storybook, state by state', ({ file, path = '' }) => {
    const [address = ''] = path.split('/:');
    const beside = globSync('*.stories.tsx', { cwd: `${folder}${dirname(file)}` });
    const stories = beside
      .map((name) => read(`${dirname(file)}/${name}`))
      .find((text) => new RegExp(`path\\b[:= ]+['"\`]/${address}[/?'"\`]`).test(text));
    expectStates(stories ?? '');
  });
});
