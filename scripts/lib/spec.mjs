/**
 * The specification as numbered sentences, and the pages of docs/spec as rows. The specification itself is not in the repository: a row names
 * a sentence by section, number and first words.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** @typedef {{ number: string, text: string }} Sentence */
/** @typedef {{ text: string, target: string }} Reference a link: its words, and what it points at from the page */
/** @typedef {{ number: string, words: string, built: string, proven: string, differs: string }} Row */
/** @typedef {{ file: string, rows: Row[] }} Page */

/** The sentences of a specification: section.sentence, a row of a table being one sentence. What stands before section 1 is section 0. @param {string} text @returns {Sentence[]} */
export function readSpec(text) {
  /** @type {Sentence[]} */
  const sentences = [];
  let section = 0;
  let count = 0;
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) [section, count] = [Number(heading[1]), 0];
    const isHead = /^\|[\s:|-]+$/.test(lines[index + 1] ?? '') || /^\|[\s:|-]+$/.test(line);
    if (!line.trim() || line.startsWith('#') || isHead) return;
    const parts = line.startsWith('|')
      ? [cells(line).join(' ')]
      : line.replace(/^- /, '').split(/(?<=\.)\s+/);
    for (const part of parts) {
      count += 1;
      sentences.push({ number: `${section}.${count}`, text: part });
    }
  });
  return sentences;
}

/** The rows of a page of docs/spec. @param {string} page @returns {Row[]} */
export function readRows(page) {
  return page
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [number = '', words = '', built = '', proven = '', differs = ''] = cells(line);
      return { number, words, built, proven, differs };
    });
}

/** The pages, in the order of the sections. @returns {Page[]} */
export const readPages = () =>
  globSync('docs/spec/[0-9]*.md', { cwd: fromRoot() })
    .toSorted()
    .map((file) => ({ file, rows: readRows(readFileSync(fromRoot(file), 'utf8')) }));

const TESTS = /\.(test|spec)\.(ts|tsx|mjs)$|\.stories\.tsx$/;

/**
 * What a row of a page lacks: a cell that is empty, a path that is not there, a proof that is no test, a title that the test does not have.
 * @param {string} file the page @param {Row} row @returns {string[]}
 */
export function faultsOf(file, { number, words, built, proven, differs }) {
  const pathOf = (/** @type {Reference} */ { target }) => join(dirname(file), target);
  const isThere = (/** @type {string} */ path) => existsSync(fromRoot(path));
  const empty = Object.entries({ words, built, proven, differs })
    .filter(([, cell]) => cell === '')
    .map(([name]) => `${number} says nothing of "${name}"`);
  const cells = [built, proven, differs];
  const unread = cells
    .filter((cell) => cell.split('](').length - 1 !== readReferences(cell).length)
    .map((cell) => `${number} has a link that cannot be read: ${cell}`);
  const lost = cells
    .flatMap(readReferences)
    .map(pathOf)
    .filter((path) => !isThere(path))
    .map((path) => `${number} leads to ${path}, which is not there`);
  const unproven = readReferences(proven).flatMap((reference) => {
    const path = pathOf(reference);
    if (!TESTS.test(path)) return [`${number} is proven by ${path}, which is no test`];
    return isThere(path) && !hasTitle(readFileSync(fromRoot(path), 'utf8'), reference.text)
      ? [`${number}: ${path} has no test "${reference.text}"`]
      : [];
  });
  return [...empty, ...unread, ...lost, ...unproven];
}

/** Whether a text in quotes has the words, as the title of a test or a part of one. @param {string} source @param {string} words */
const hasTitle = (source, words) =>
  source.split('\n').some((line) => {
    const place = line.indexOf(words);
    return place > 0 && /['"`]/.test(line.slice(0, place)) && !/^\s*(\/\/|\*|\/\*)/.test(line);
  });

/** @param {string} cell @returns {Reference[]} */
function readReferences(cell) {
  return [...cell.matchAll(/\[((?:\[[A-Z]\d\d\]|[^[\]])+)\]\(([^)\s]+)\)/g)].map(
    ([, text = '', target = '']) => ({ text, target }),
  );
}

/**
 * What is wrong with the rows, measured by the specification: a sentence without a row, a row without a sentence, words that are not its.
 * `2.7` begins with the first words of its sentence; `2.7b`, a value of it, has words from anywhere in it.
 * @param {Sentence[]} sentences @param {Row[]} rows @returns {string[]}
 */
export function compareWithSpec(sentences, rows) {
  const byNumber = new Map(sentences.map((sentence) => [sentence.number, sentence.text]));
  const numbers = new Set(rows.map((row) => row.number));
  const missing = sentences
    .filter((sentence) => !numbers.has(sentence.number))
    .map((sentence) => `${sentence.number} has no row: ${sentence.text}`);
  const wrong = rows.flatMap((row) => {
    const text = byNumber.get(row.number.replace(/[a-z]+$/, ''));
    if (text === undefined) return [`${row.number} is no sentence: ${row.words}`];
    const place = plain(text).indexOf(plain(row.words));
    const holds = /[a-z]$/.test(row.number) ? place >= 0 : place === 0;
    return holds ? [] : [`${row.number} says "${row.words}", the sentence is: ${text}`];
  });
  return [...missing, ...wrong];
}

/** @param {string} line a row of a table; a bar within a cell is written `\|` */
const cells = (line) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Without what Markdown asks to be written otherwise. @param {string} text */
const plain = (text) => text.replace(/\\/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
