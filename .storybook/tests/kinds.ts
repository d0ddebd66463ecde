/** The colour tokens that the themes on this page set. */
const tokens = (): readonly string[] => {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const names = rules.flatMap(({ cssText }) => cssText.match(/--color-[\w-]+(?=\s*:)/g) ?? []);
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

/** Stands for a kind of text on this page, whatever story shows it. */
export type Kind = number;

const numbers = new Map<string, Kind>();

const numberOf = (signature: string): Kind => {
  const number = numbers.get(signature) ?? numbers.size + 1;
  numbers.set(signature, number);
  return number;
};

/** Tells apart the grounds that elements stand on: the fills and the opacity of all that is above. */
const groundReader = (): ((element: Element | null) => Kind) => {
  const known = new Map<Element, Kind>();
  const groundOf = (element: Element | null): Kind => {
    if (!element) return 0;
    const noted = known.get(element);
    if (noted !== undefined) return noted;
    const below = groundOf(element.parentElement);
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    // What is positioned may stand on something that is not above it in the tree.
    const place = position === 'static' ? '' : `${element.tagName} ${element.className}`;
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${place}`;
    const ground = own === 'rgba(0, 0, 0, 0) none 1 ' ? below : numberOf(`${below} > ${own}`);
    known.set(element, ground);
    return ground;
  };
  return groundOf;
};

const hasOwnText = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

/** Names what the contrast of an element's text hangs on, as it is drawn now; names of the same looks are the same. */
export const looksReader = (): ((element: Element) => Kind) => {
  const groundOf = groundReader();
  return (element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const { parentElement } = element;
    // A link is told from the words around it.
    const around = parentElement ? getComputedStyle(parentElement).color : '';
    return numberOf(
      [element.tagName, color, fontSize, fontWeight, around, groundOf(element)].join(' | '),
    );
  };
};

/**
 * One element of each kind that has text of its own: a list of a hundred alike rows is one row to a theme, and so is the
 * same row in the next story. Alike means the same tag and size, in colours of the same tokens, on grounds of the same tokens
 * at the same place.
 */
export const kindsOfText = (): ReadonlyMap<Kind, Element> => {
  const kinds = new Map<Kind, Element>();
  probe ??= probeTokens();
  probe.disabled = false;
  const kindOf = looksReader();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) || element.closest('.sb-wrapper, #storybook-highlights-root'))
      continue;
    // Neither is judged by axe, so neither proves anything.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if ((element.textContent ?? '').trim().length === 1) continue;
    const kind = kindOf(element);
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  probe.disabled = true;
  return kinds;
};
