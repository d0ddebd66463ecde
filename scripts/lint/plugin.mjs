/**
 * Our own lint rules: the bans of the design system that no built-in rule can express. Proven by bans.test.mjs.
 *
 * @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { create: unknown }>} Rule
 * @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context
 * @typedef {Extract<Parameters<Context['report']>[0], { node: unknown }>['node']} Place
 * @typedef {Place & { type: string, value?: unknown, quasis?: (Place & { value: { raw: string } })[],
 *   consequent?: Expression, alternate?: Expression, left?: unknown, right?: unknown,
 *   properties?: Expression[] }} Expression
 */

const HEX_COLOUR = /(?:^|[^\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;

/** Routes compose screens and blocks; they draw nothing themselves. @type {Rule} */
const noHostElements = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name)) {
        context.report({
          node,
          message: `No <${node.name.name}> here: a route puts blocks together, and screens and blocks draw elements.`,
        });
      }
    },
  }),
};

/** Colours come from tokens, so that every brand and scheme can change them. @type {Rule} */
const noHexColour = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {Place} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text === 'string' && HEX_COLOUR.test(text)) {
        context.report({ node, message: 'No colour literal here: use a token of the theme.' });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const READABLE = /\p{L}{2}/u;
/** Attributes of elements that are seen or heard, and the props by which our components take words. */
const READ_ALOUD = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'labels',
  'lead',
  'message',
  'placeholder',
  'summary',
  'text',
  'title',
]);

/**
 * The text an expression can put on the page by itself.
 * @param {Expression | null | undefined} node
 * @returns {[Place, unknown][]}
 */
function literals(node) {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return [[node, node.value]];
    case 'TemplateLiteral':
      return (node.quasis ?? []).map((part) => [part, part.value.raw]);
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return literals(/** @type {Expression} */ (node.right));
    case 'BinaryExpression':
      return [node.left, node.right].flatMap((side) => literals(/** @type {Expression} */ (side)));
    case 'ObjectExpression':
      return (node.properties ?? []).flatMap(literals);
    case 'Property':
      return literals(/** @type {Expression} */ (node.value));
    default:
      return [];
  }
}

/** Every word a member reads or hears comes from a catalogue (site) or a labels prop (ui). @type {Rule} */
const noLiteralText = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {Place} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text === 'string' && READABLE.test(text)) {
        context.report({
          node,
          message: `No literal text: "${text.trim()}" belongs in a catalogue, or comes in as a label.`,
        });
      }
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        for (const [at, text] of literals(node.expression)) check(at, text);
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (!READ_ALOUD.has(name)) return;
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        for (const [at, text] of literals(value)) check(at, text);
      },
    };
  },
};

export default {
  meta: { name: 'velours' },
  rules: {
    'no-host-elements': noHostElements,
    'no-hex-colour': noHexColour,
    'no-literal-text': noLiteralText,
  },
};
