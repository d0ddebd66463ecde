import ts from 'typescript';

/** @typedef {import('typescript').Node} Node */

/**
 * One change of a text: characters from `start` to `end` become `to`.
 * @typedef {object} Edit
 * @property {string} operator - Kind of change, as in the table of docs/contributing/mutation.md.
 * @property {Node} node - Where it is.
 * @property {number} start
 * @property {number} end
 * @property {string} to
 */

/** @param {Node} node @param {string} operator @param {string} to @returns {Edit} */
export const replace = (node, operator, to) => ({
  operator,
  node,
  start: node.getStart(),
  end: node.end,
  to,
});

/** Takes a property or an element out, with the comma behind it. @param {Node} node @param {string} operator @returns {Edit} */
export const remove = (node, operator) => {
  const comma = /^\s*,/.exec(node.getSourceFile().text.slice(node.end));
  return { ...replace(node, operator, ''), end: node.end + (comma?.[0].length ?? 0) };
};

/** What `x as const`, `x satisfies T` and `(x)` hold. @param {Node} node @returns {Node} */
export const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** Name of a property or variable; undefined for anything else. @param {Node | undefined} node */
export const nameOf = (node) =>
  node &&
  (ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node))
    ? node.name?.getText().replaceAll(/^['"]|['"]$/g, '')
    : undefined;

/** The property that an object or array literal is the value of, through `as const` and the like. @param {Node} node */
export const holderOf = (node) => {
  let holder = node.parent;
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
  return holder;
};

/** @param {Node} node */
export const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Names on the way from the top of the file to a node: `doorMachine.states.open.on.CLOSE[0]`. @param {Node} node */
export function pathTo(node) {
  let path = '';
  for (let at = node; at.parent; at = at.parent) {
    const name = nameOf(at);
    if (name !== undefined) path = `.${name}${path}`;
    else if (ts.isArrayLiteralExpression(at.parent)) {
      path = `[${at.parent.elements.indexOf(/** @type {import('typescript').Expression} */ (at))}]${path}`;
    }
  }
  return path.replace(/^\./, '');
}

/** Whether a node says something of types only. @param {Node} node */
const isOfTypes = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (nameOf(node) === 'types' && ts.isPropertyAssignment(node));

/**
 * All nodes that do something when the program runs, each before its children.
 * @param {Node} root @param {(node: Node) => void} see
 */
export function walk(root, see) {
  if (isOfTypes(root)) return;
  see(root);
  ts.forEachChild(root, (child) => walk(child, see));
}
