import ts from 'typescript';
import { bare, holderOf, isFunction, nameOf, remove, replace } from './syntax.mjs';

/**
 * Faults of a statechart as such: something that is declared is taken away.
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').Edit} Edit
 */

/** Properties of a machine's config that are taken away whole, by name. @type {Readonly<Record<string, string>>} */
const PROPERTIES = {
  always: 'delete transition',
  onDone: 'delete transition',
  onError: 'delete transition',
  onSnapshot: 'delete transition',
  guard: 'delete guard',
  actions: 'delete action',
  entry: 'delete action',
  exit: 'delete action',
  target: 'delete target',
  reenter: 'delete reenter',
  invoke: 'delete invoke',
  input: 'delete data',
  params: 'delete data',
  output: 'delete data',
  tags: 'delete data',
};

/** Arrays whose elements are taken away one by one, by the name of what holds them. @type {Readonly<Record<string, string>>} */
const LISTS = {
  always: 'delete transition',
  onDone: 'delete transition',
  onError: 'delete transition',
  onSnapshot: 'delete transition',
  actions: 'delete action',
  entry: 'delete action',
  exit: 'delete action',
  invoke: 'delete invoke',
};

/** @param {Node} node @returns {string | undefined} Name of the property that holds the object or list which holds it. */
const holderName = (node) =>
  ts.isObjectLiteralElementLike(node) ? nameOf(holderOf(node.parent)) : undefined;

/** An event of `on`, or a delay of `after`. @param {Node} node */
const isTransition = (node) => ['on', 'after'].includes(holderName(node) ?? '');

/** Guards, actions and so on in `setup()`. @param {Node} node @param {string} group */
const isImplementation = (node, group) => {
  if (holderName(node) !== group || !ts.isPropertyAssignment(node)) return false;
  const call = holderOf(node.parent).parent.parent;
  return ts.isCallExpression(call) && call.expression.getText().endsWith('setup');
};

/** Whether a list holds transitions: objects with a target, a guard or actions. @param {import('typescript').ArrayLiteralExpression} list */
const holdsTransitions = (list) =>
  list.elements.some((element) => {
    const object = bare(element);
    return (
      ts.isObjectLiteralExpression(object) &&
      object.properties.some((property) =>
        ['target', 'guard', 'actions', 'reenter'].includes(nameOf(property) ?? ''),
      )
    );
  });

/** @param {import('typescript').ArrayLiteralExpression} list @returns {string} */
const kindOfElements = (list) => {
  const holder = holderOf(list);
  const name = nameOf(holder) ?? '';
  if (holdsTransitions(list)) return 'delete transition';
  if (ts.isPropertyAssignment(holder) && LISTS[name]) return LISTS[name];
  // `and([...])`, `or([...])`.
  if (ts.isCallExpression(holder)) return 'delete guard';
  // A list of actions that several transitions share.
  return ts.isVariableDeclaration(holder) ? 'delete action' : 'delete data';
};

/** @param {Node} node @returns {Edit[]} */
const ofProperty = (node) => {
  const name = nameOf(node) ?? '';
  const value = ts.isPropertyAssignment(node) ? bare(node.initializer) : undefined;
  if (isTransition(node)) return [remove(node, 'delete transition')];
  if (PROPERTIES[name] && !isImplementation(node, 'actions') && !isInSetup(node)) {
    return [remove(node, PROPERTIES[name])];
  }
  if (name === 'type' && value?.getText() === "'final'") return [remove(node, 'delete final')];
  return [];
};

/** The groups of `setup()` themselves: `actions`, `guards`, ... @param {Node} node */
const isInSetup = (node) =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'setup';

/** @param {Node} node @returns {Edit[]} */
const ofImplementation = (node) => {
  if (!ts.isPropertyAssignment(node)) return [];
  const value = node.initializer;
  if (isImplementation(node, 'guards')) {
    return [
      replace(value, 'guard always true', '() => true'),
      replace(value, 'guard always false', '() => false'),
    ];
  }
  if (isImplementation(node, 'delays')) {
    const text = value.getText();
    const later = isFunction(bare(value)) ? `(...all) => (${text})(...all) + 1` : `(${text}) + 1`;
    return [replace(value, 'change delay', '0'), replace(value, 'change delay', later)];
  }
  return [];
};

/** `not(guard)` becomes the guard. @param {Node} node @returns {Edit[]} */
const ofCall = (node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'not' && node.arguments[0]
    ? [replace(node, 'negate', node.arguments[0].getText())]
    : [];

/** @param {Node} node - Of a machine's file. @returns {Edit[]} */
export function structureEdits(node) {
  const edits = [...ofProperty(node), ...ofImplementation(node), ...ofCall(node)];
  if (ts.isSpreadAssignment(node) && isTransition(node)) {
    edits.push(remove(node, 'delete transition'));
  }
  if (ts.isArrayLiteralExpression(node)) {
    const kind = kindOfElements(node);
    const isAll = node.elements.length === 1 && !ts.isVariableDeclaration(holderOf(node));
    if (!isAll) edits.push(...node.elements.map((element) => remove(element, kind)));
  }
  return edits;
}
