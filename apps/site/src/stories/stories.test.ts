import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../', import.meta.url));
const screens = globSync('{app,features}/**/*Screen.tsx', { cwd: folder }).toSorted();

it('finds the screens', () => {
  expect(screens).toContain('features/search/MembersScreen.tsx');
});

it.each(screens)('%s can be seen in Storybook, state by state', (screen) => {
  const stories = `${folder}${screen.replace('.tsx', '.stories.tsx')}`;
  expect(existsSync(stories)).toBe(true);
  const source = readFileSync(stories, 'utf8');
  // The tag by which a run chooses screens, and by which they get the catalogue of the toolbar's language.
  expect(source).toContain("tags: ['screen']");
  expect(source.match(/^export const \w+: Story\b/gm)?.length).toBeGreaterThan(1);
});
