/** The colour tokens that the themes on this page set. */
const tokens = (): readonly string[] => {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const names = rules.flatMap(
    ({ cssText }) => cssText.match(/--velours-color-[\w-]+(?=\s*:)/g) ?? [],
  );
  if (names.length === 0) throw new Error('No theme is here whose tokens could be told apart.');
  return [...new Set(names)];
};

let probe: CSSStyleSheet | undefined;

/** Gives each token a colour of its own, so that a computed colour tells which token it is. */
const probeTokens = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  const colours = tokens().map((name, index) => `${name}: rgb(${index} ${255 - index} 128);`);
  sheet.replaceSync(`:root { ${colours.join(' ')} }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
};

/** Stands for what is the same in every story that shows it. */
export type Kind = number;

const numbers = new Map<string, Kind>();

const numberOf = (signature: string): Kind => {
  const number = numbers.get(signature) ?? numbers.size + 1;
  numbers.set(signature, number);
  return number;
};

/** Whether a box stands where the flow put it. */
const isInPlace = ({ position, top, right, bottom, left }: CSSStyleDeclaration): boolean =>
  position === 'static' ||
  (position === 'relative' && [top, right, bottom, left].every((offset) => offset === '0px'));

/** What an element stands on. */
interface Ground {
  kind: Kind;
  /** Something here or above lets through what lies below. */
  isVeiled: boolean;
}

const paper: Ground = { kind: 0, isVeiled: false };

/** Tells apart the grounds that elements stand on: the fills and the opacity of all that is above, up to a fill that hides the rest. */
const groundReader = (): ((element: Element | null) => Ground) => {
  const known = new Map<Element, Ground>();
  const read = (element: Element): Ground => {
    const below = groundOf(element.parentElement);
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity } = style;
    const isVeiled = below.isVeiled || opacity !== '1';
    const fill = `${backgroundColor} ${backgroundImage} ${opacity}`;
    if (backgroundColor.startsWith('rgb(') && !isVeiled) return { kind: numberOf(fill), isVeiled };
    // What has left its place may stand on something that is not above it in the tree.
    const place = isInPlace(style) ? '' : `${element.tagName} ${element.className}`;
    const isBare = fill === 'rgba(0, 0, 0, 0) none 1' && place === '';
    return { kind: isBare ? below.kind : numberOf(`${below.kind} > ${fill} ${place}`), isVeiled };
  };
  const groundOf = (element: Element | null): Ground => {
    if (!element) return paper;
    const ground = known.get(element) ?? read(element);
    known.set(element, ground);
    return ground;
  };
  return groundOf;
};

const isControl = (element: Element): boolean => element.matches('input, textarea, select');

const hasOwnText = (element: Element): boolean =>
  isControl(element) ||
  Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

/** From 18 pt on, or 14 pt in bold, less contrast is enough (WCAG 1.4.3). */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
  parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 14 : 18) / 0.75;

/** Names what the contrast of an element's text hangs on, as it is drawn now; names of the same looks are the same. */
export const looksReader = (): ((element: Element) => Kind) => {
  const groundOf = groundReader();
  return (element) => {
    const style = getComputedStyle(element);
    const { parentElement } = element;
    // A link is told from the words around it.
    const around =
      element.matches('a') && parentElement ? getComputedStyle(parentElement).color : '';
    const part = isControl(element) ? element.tagName : '';
    const ground = groundOf(element).kind;
    return numberOf([part, style.color, isLarge(style), around, ground].join(' | '));
  };
};

/** One of the texts that are seen on a page. */
export interface Text {
  /** By tag and size, in colours of which tokens: what is set alike is laid out alike. */
  readonly kind: Kind;
  /** In colours of which tokens, on grounds of which: what a theme may make unreadable. */
  readonly look: Kind;
  /** By kind and by what it is a part of. */
  readonly part: Kind;
  readonly element: Element;
}

/** One text of each part: a list of a hundred alike rows is one row, and so is the same row in the next story. */
export const kindsOfText = (): readonly Text[] => {
  const texts = new Map<Kind, Text>();
  probe ??= probeTokens();
  probe.disabled = false;
  const looksOf = looksReader();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) || element.closest('.sb-wrapper, #storybook-highlights-root'))
      continue;
    // Neither is judged by axe, so neither may stand for what is.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if ((element.textContent ?? '').trim().length === 1) continue;
    const look = looksOf(element);
    const { fontSize, fontWeight } = getComputedStyle(element);
    const kind = numberOf([element.tagName, fontSize, fontWeight, look].join(' | '));
    const part = numberOf([kind, element.className, element.parentElement?.className].join(' | '));
    if (!texts.has(part)) texts.set(part, { kind, look, part, element });
  }
  probe.disabled = true;
  return [...texts.values()];
};
