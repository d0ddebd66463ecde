/** docs/spec: every sentence of the specification, where it is built and what proves it. */
import { describe, expect, test } from 'vitest';
import { compareWithSpec, faultsOf, readPages, readRows, readSpec } from './lib/spec.mjs';

const pages = readPages();
const rows = pages.flatMap((page) => page.rows);

describe('docs/spec', () => {
  test('there are pages for the introduction and the nine sections, with rows of their own', () => {
    const sections = pages.map(({ rows: own }) => [
      ...new Set(own.map(({ number }) => number.split('.')[0])),
    ]);
    expect(sections).toEqual(
      ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((one) => [one]),
    );
    expect(rows.length).toBeGreaterThan(200);
  });

  test.each(pages)(
    '$file: no empty row, every path and every test is there',
    ({ file, rows: own }) => {
      expect(own.flatMap((row) => faultsOf(file, row))).toEqual([]);
    },
  );

  test('each sentence once, in order and without a gap', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const whole = numbers.filter((number) => !/[a-z]$/.test(number));
    const expected = pages.flatMap((_, section) =>
      whole
        .filter((number) => number.startsWith(`${section}.`))
        .map((_number, index) => `${section}.${index + 1}`),
    );
    expect(whole).toEqual(expected);
  });
});

describe('a row', () => {
  const FILE = 'docs/spec/0-introduction.md';
  const PROOF = '[a row](../../scripts/spec.test.mjs)';
  const whole = { number: '1.1', words: 'It is', built: 'x', proven: PROOF, differs: 'no' };

  test('that is whole lacks nothing', () => expect(faultsOf(FILE, whole)).toEqual([]));

  test.each([
    ['is empty', { differs: '' }, '1.1 says nothing of "differs"'],
    [
      'leads nowhere',
      { built: '[x](../../no/such.ts)' },
      '1.1 leads to no/such.ts, which is not there',
    ],
    [
      'is proven by no test',
      { proven: '[a row](../../scripts/spec.mjs)' },
      '1.1 is proven by scripts/spec.mjs, which is no test',
    ],
    [
      'is proven by a title that is not there',
      { proven: '[[V01] nobody wrote it](../../scripts/new.test.mjs)' },
      '1.1: scripts/new.test.mjs has no test "[V01] nobody wrote it"',
    ],
  ])('that %s is told', (_what, change, fault) => {
    expect(faultsOf(FILE, { ...whole, ...change })).toEqual([fault]);
  });
});

describe('compared with a specification', () => {
  const spec = readSpec(
    [
      '# Title',
      'What it is.',
      '## 1. Users',
      '- They log in. They log out.',
      '| Path | Name |',
      '|---|---|',
      '| /a | one |',
    ].join('\n'),
  );
  const row = (/** @type {string} */ number, /** @type {string} */ words) =>
    `| ${number} | ${words} | built | proven | no |`;
  const complete = [
    row('0.1', 'What it'),
    row('1.1', 'They log in'),
    row('1.2', 'They log out'),
    row('1.2b', 'log out'),
    row('1.3', '/a one'),
  ];
  const compare = (/** @type {string[]} */ lines) =>
    compareWithSpec(spec, readRows(lines.join('\n')));

  test('nothing is said where every sentence has its row', () => {
    expect(compare(complete)).toEqual([]);
  });

  test.each(complete.filter((line) => !line.includes('1.2b')))(
    'a row that is missing is named: %s',
    (line) => {
      const [fault, ...others] = compare(complete.filter((other) => other !== line));
      expect(others).toEqual([]);
      expect(fault).toMatch(/^\d\.\d has no row: /);
    },
  );

  test('a sentence that has changed, and one that is gone, are named', () => {
    expect(compare([...complete.slice(0, -1), row('1.3', '/b one'), row('1.4', 'More')])).toEqual([
      '1.3 says "/b one", the sentence is: /a one',
      '1.4 is no sentence: More',
    ]);
    expect(compare([...complete, row('1.1b', 'log out')])).toEqual([
      '1.1b says "log out", the sentence is: They log in.',
    ]);
  });
});
