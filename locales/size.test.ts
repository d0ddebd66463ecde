import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COMPLETE, NAMESPACES } from './catalogue.ts';

const KB = 1000;
/** Most gzip kilobytes of a whole language, and of what one page reads. */
const WHOLE = 40;
const PAGE = 15;

const folder = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL('../apps/site/src/', import.meta.url));

/** A namespace as it is sent: without the spaces of its file. */
const sent = (language: string, namespace: string): string =>
  JSON.stringify(JSON.parse(readFileSync(`${folder}${language}/${namespace}.json`, 'utf8')));

const weight = (language: string, namespaces: readonly string[]): number =>
  gzipSync(namespaces.map((namespace) => sent(language, namespace)).join('')).length / KB;

/** What a route module names in its handle. */
const named = (file: string): string[] => {
  const list = /\bnamespaces: \[([^\]]*)\]/.exec(readFileSync(`${site}${file}`, 'utf8'))?.[1] ?? '';
  return NAMESPACES.filter((namespace) => list.includes(`'${namespace}'`));
};

const always = named('root.tsx');
const pages = globSync('**/*.route.tsx', { cwd: site }).map(
  (file) => [file, [...new Set([...always, ...named(file)])]] as const,
);

describe.each(COMPLETE)('weight of %s', (language) => {
  test(`the whole is within ${WHOLE} kB`, () => {
    const whole = weight(language, NAMESPACES);
    expect(whole).toBeGreaterThan(PAGE);
    expect(whole).toBeLessThanOrEqual(WHOLE);
  });

  test(`what a page reads is within ${PAGE} kB`, () => {
    const heavy = pages
      .map(([file, namespaces]) => [file, weight(language, namespaces)] as const)
      .filter(([, kilobytes]) => kilobytes > PAGE);
    expect(heavy).toEqual([]);
  });
});

test('every page reads something, and some page more than the others', () => {
  expect(always.length).toBeGreaterThan(0);
  expect(
    pages.filter(([, namespaces]) => namespaces.length > always.length).length,
  ).toBeGreaterThan(20);
});
