import { createHash } from 'node:crypto';
import ts from 'typescript';
import { expressionEdits } from './expressions.mjs';
import { structureEdits } from './structure.mjs';
import { pathTo, walk } from './syntax.mjs';

/**
 * A copy of a file with one fault.
 * @typedef {object} Mutant
 * @property {string} id - Where and what, without line numbers: the same as long as that place is the same.
 * @property {string} operator
 * @property {number} line
 * @property {string} from - The text before, in one line.
 * @property {string} to - The text after; empty where something was taken away.
 * @property {string} text - The whole file with the fault.
 */

/** Operators whose mutants leave out what is declared: none may survive but an equivalent one. */
export const DELETIONS = ['delete transition', 'delete guard'];

const LONGEST = 160;

/** @param {string} text */
const inOneLine = (text) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
};

/**
 * Every mutant of a source text, in the order of the text.
 * @param {string} source
 * @param {string} name - Of its file. Logic has no part of a machine in it.
 * @returns {Mutant[]}
 */
export function mutantsOf(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const isMachine = !name.endsWith('.logic.ts');
  /** @type {import('./syntax.mjs').Edit[]} */
  const edits = [];
  // First of all: where both take the same text away, it is the part of the machine that counts.
  if (isMachine) walk(file, (node) => edits.push(...structureEdits(node)));
  walk(file, (node) => edits.push(...expressionEdits(node)));
  const seen = new Set();
  /** @type {Map<string, number>} */
  const ids = new Map();
  /** @type {Mutant[]} */
  const mutants = [];
  const isNew = (/** @type {import('./syntax.mjs').Edit} */ { start, end, to }) => {
    const key = `${start} ${end} ${to}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  };
  const inOrder = edits.filter(isNew).toSorted((one, other) => one.start - other.start);
  for (const { operator, node, start, end, to } of inOrder) {
    const text = source.slice(0, start) + to + source.slice(end);
    const from = inOneLine(node.getText());
    // Of a changed operator, all of its expression is shown.
    const after =
      to === ''
        ? ''
        : inOneLine(text.slice(node.getStart(), node.end + text.length - source.length));
    const base = `${pathTo(node)}: ${operator}: ${from}${after && ` -> ${after}`}`;
    const count = (ids.get(base) ?? 0) + 1;
    ids.set(base, count);
    const { line } = file.getLineAndCharacterOfPosition(start);
    const id = count === 1 ? base : `${base} (${count})`;
    mutants.push({ id, operator, line: line + 1, from, to: after, text });
  }
  return mutants;
}

/** Tells whether the mutants of a machine are still those that were judged. @param {readonly { file: string, id: string }[]} mutants */
export const fingerprint = (mutants) =>
  createHash('sha256')
    .update(
      mutants
        .map(({ file, id }) => `${file} ${id}`)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);
