import ts from 'typescript';
import { bare, holderOf, isFunction, nameOf, remove, replace } from './syntax.mjs';

/**
 * Faults of what is computed: conditions, comparisons, numbers, the parts of an object that is made.
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {import('./syntax.mjs').Edit} Edit
 */

const { SyntaxKind } = ts;

/** @type {ReadonlyMap<import('typescript').SyntaxKind, readonly [operator: string, to: string][]>} */
const OPERATORS = new Map([
  [
    SyntaxKind.LessThanToken,
    [
      ['move edge', '<='],
      ['negate', '>='],
    ],
  ],
  [
    SyntaxKind.LessThanEqualsToken,
    [
      ['move edge', '<'],
      ['negate', '>'],
    ],
  ],
  [
    SyntaxKind.GreaterThanToken,
    [
      ['move edge', '>='],
      ['negate', '<='],
    ],
  ],
  [
    SyntaxKind.GreaterThanEqualsToken,
    [
      ['move edge', '>'],
      ['negate', '<'],
    ],
  ],
  [SyntaxKind.EqualsEqualsEqualsToken, [['negate', '!==']]],
  [SyntaxKind.ExclamationEqualsEqualsToken, [['negate', '===']]],
  [SyntaxKind.AmpersandAmpersandToken, [['swap and/or', '||']]],
  [SyntaxKind.BarBarToken, [['swap and/or', '&&']]],
  [SyntaxKind.PlusToken, [['change arithmetic', '-']]],
  [SyntaxKind.MinusToken, [['change arithmetic', '+']]],
  [SyntaxKind.AsteriskToken, [['change arithmetic', '/']]],
  [SyntaxKind.SlashToken, [['change arithmetic', '*']]],
  [SyntaxKind.PercentToken, [['change arithmetic', '*']]],
  [SyntaxKind.AsteriskAsteriskToken, [['change arithmetic', '*']]],
]);

/** @type {Readonly<Record<string, string>>} */
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  ceil: 'floor',
  floor: 'ceil',
};

/** @param {Node} node */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

/** @param {Node} node @returns {Edit[]} */
const ofBinary = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  const isSum = operatorToken.kind === SyntaxKind.PlusToken;
  if (isSum && (isText(left) || isText(right))) return [];
  /** @type {Edit[]} */
  const edits = (OPERATORS.get(operatorToken.kind) ?? []).map(([operator, to]) => ({
    ...replace(operatorToken, operator, to),
    node,
  }));
  const isLogic =
    operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ||
    operatorToken.kind === SyntaxKind.BarBarToken;
  if (isLogic) {
    edits.push(replace(node, 'drop condition', left.getText()));
    edits.push(replace(node, 'drop condition', right.getText()));
  }
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) {
    edits.push(replace(node, 'drop default', left.getText()));
  }
  return edits;
};

/** @param {Node} node @returns {Edit[]} */
const ofCondition = (node) => {
  if (ts.isIfStatement(node)) return bothWays(node.expression);
  if (ts.isConditionalExpression(node)) return bothWays(node.condition);
  const isNot = ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken;
  return isNot ? [replace(node, 'negate', node.operand.getText())] : [];
};

/** @param {Node} condition @returns {Edit[]} */
const bothWays = (condition) => [
  replace(condition, 'condition always true', 'true'),
  replace(condition, 'condition always false', 'false'),
];

/** A function that says yes or no. @param {Node} node @returns {Edit[]} */
const ofPredicate = (node) => {
  if (!ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) return [];
  const { type, body } = node;
  const isPredicate =
    type && (type.kind === SyntaxKind.BooleanKeyword || ts.isTypePredicateNode(type));
  if (!isPredicate || !body) return [];
  return ['true', 'false'].map((value) =>
    replace(body, `rule always ${value}`, ts.isBlock(body) ? `{ return ${value}; }` : value),
  );
};

/** A sum or product of numbers, at least one written out. @param {Node} node @returns {boolean} */
const isNumber = (node) => {
  const value = bare(node);
  if (ts.isNumericLiteral(value)) return true;
  return (
    ts.isBinaryExpression(value) &&
    (isNumber(value.left) || isNumber(value.right)) &&
    [value.left, value.right].every((side) => isNumber(side) || ts.isIdentifier(bare(side)))
  );
};

/** @param {Node} node */
const isConstant = (node) =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  isNumber(node.initializer) &&
  ts.isSourceFile(node.parent.parent.parent);

/** @param {Node} node */
const isWithinConstant = (node) => {
  for (let at = node.parent; at.parent; at = at.parent) if (isConstant(at)) return true;
  return false;
};

/** @param {Node} node @returns {Edit[]} */
const ofValue = (node) => {
  if (isConstant(node) && ts.isVariableDeclaration(node) && node.initializer) {
    const { initializer } = node;
    return ['+', '-'].map((sign) =>
      replace(initializer, 'change number', `(${initializer.getText()}) ${sign} 1`),
    );
  }
  if (ts.isNumericLiteral(node) && !isWithinConstant(node) && nameOf(node.parent) !== node.text) {
    return ['+', '-'].map((sign) =>
      replace(node, 'change number', `(${node.getText()} ${sign} 1)`),
    );
  }
  // `reenter: true` is deleted as such.
  const isOfConfig = nameOf(node.parent) === 'reenter';
  if (node.kind === SyntaxKind.TrueKeyword && !isOfConfig) {
    return [replace(node, 'change boolean', 'false')];
  }
  return node.kind === SyntaxKind.FalseKeyword ? [replace(node, 'change boolean', 'true')] : [];
};

/** @param {Node} node @returns {Edit[]} */
const ofCall = (node) => {
  if (ts.isExpressionStatement(node)) return [remove(node, 'delete statement')];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name } = node.expression;
  const to = METHODS[name.text];
  return to ? [{ ...replace(name, 'change method', to), node }] : [];
};

/** Whether an object is made when something runs, or goes out as it is; the config of a machine is neither. @param {Node} node */
const isMade = (node) => {
  for (let at = node; at.parent; at = at.parent) {
    const name = nameOf(at.parent);
    if (name === 'params' || name === 'input' || name === 'output') return true;
    // What the machine starts with is set anew before it is read, or seen by the changed values in it.
    if (name === 'context' && ts.isPropertyAssignment(at.parent)) return false;
    if (ts.isCallExpression(at) && at.expression.getText() === 'assign') return true;
    if (ts.isCallExpression(at) && /create(Machine|StateConfig)$/.test(at.expression.getText())) {
      return false;
    }
    if (isFunction(at)) return true;
  }
  return false;
};

/** @param {Node} node @returns {Edit[]} */
const ofObject = (node) =>
  ts.isObjectLiteralExpression(node) && isMade(node) && nameOf(holderOf(node)) !== 'types'
    ? node.properties.map((property) => remove(property, 'delete property'))
    : [];

/** @param {Node} node - Of a machine's file or of rules. @returns {Edit[]} */
export const expressionEdits = (node) => [
  ...ofBinary(node),
  ...ofCondition(node),
  ...ofPredicate(node),
  ...ofValue(node),
  ...ofCall(node),
  ...ofObject(node),
];
