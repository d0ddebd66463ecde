import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sources = [
  'packages/ui/src',
  'packages/machines/src',
  'packages/api-client/src',
  ...['app', 'background', 'features', 'states', 'stories'].map((part) => `apps/site/src/${part}`),
  '.storybook',
];

/** Node's own, ours (which are source, never bundled ahead), what only builds, and what only tests in Node load. */
const skipped =
  /^(node:|@velours\/|vite|vitest|@vanilla-extract\/|@vitejs\/|@react-router\/dev|remark-|@storybook\/react-vite$|storybook|msw|ajv|fast-check)/;

const importLine = /(?:from|import\()\s*'([^'.][^']*)'/g;

const isBrowserSource = (name: string): boolean =>
  /\.(tsx?|mdx)$/.test(name) && !/\.(test|css|d)\.tsx?$/.test(name);

/**
 * Every package the stories import, by reading them. Vite would find them one by one while the tests run, bundle anew each
 * time, and reload the page in the middle of a story, with two Reacts in it.
 */
export const storyDependencies = (root: string): string[] => {
  const { resolve } = createRequire(join(root, 'package.json'));
  const found = new Set<string>();
  for (const source of sources) {
    for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isBrowserSource(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [, name] of text.matchAll(importLine)) {
        if (name && !name.includes('?') && !skipped.test(name)) found.add(name);
      }
    }
  }
  return [...found].filter((name) => {
    try {
      resolve(name);
      return true;
    } catch {
      // Only in one workspace's own node_modules: Vite finds it from there.
      return false;
    }
  });
};
