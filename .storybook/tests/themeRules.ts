import axe from 'axe-core';
import { themes } from '../matrix.ts';

/** The rules whose answer depends on the theme; all others are asked once, by the accessibility addon. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** What an element's colours hang on besides its classes. */
const stateAttributes = [
  'aria-pressed',
  'aria-current',
  'aria-selected',
  'aria-disabled',
  'aria-invalid',
  'data-force-state',
  'data-selected',
  'data-disabled',
];

/** Where kinds that held are noted: for all files of a run, and gone with its browser. */
const notes = 'kinds-of-text-that-hold';

/** Kinds of text that held in an earlier story, or in an earlier theme that gives them the same colours. As digests. */
const proven = new Set<string>(JSON.parse(localStorage.getItem(notes) ?? '[]') as string[]);

const keepNotes = (): void => {
  localStorage.setItem(notes, JSON.stringify([...proven]));
};

/** A short name for a long text: two multiplicative hashes of 32 bits. */
const digest = (text: string): string => {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
};

const ownSignature = (element: Element): string => {
  const { color, backgroundColor, opacity } = getComputedStyle(element);
  return [
    element.tagName,
    element.getAttribute('class') ?? '',
    element.getAttribute('style') ?? '',
    ...stateAttributes.map((name) => element.getAttribute(name) ?? ''),
    // States without an attribute (a checked box) show here.
    color,
    backgroundColor,
    opacity,
  ].join(' ');
};

/**
 * One element of each kind that has text of its own, but the proven ones: a list of a hundred alike rows is one row to a
 * theme, and so is the same row in the next story. Alike means the same tags, classes, states and colours all the way up.
 */
const oneOfEachKind = (): Map<string, Element> => {
  const kinds = new Map<string, Element>();
  const signatures = new Map<Element, string>();
  const signature = (element: Element): string => {
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement ? signature(element.parentElement) : '';
    const own = digest(`${above} > ${ownSignature(element)}`);
    signatures.set(element, own);
    return own;
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root')) continue;
    const hasText =
      element.matches('input, textarea, select') ||
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    const kind = hasText ? signature(element) : undefined;
    if (kind && !kinds.has(kind) && !proven.has(kind)) kinds.set(kind, element);
  }
  return kinds;
};

/** Runs axe's theme-dependent rules on what is on the page in every brand and scheme; throws naming all that fail. */
export const checkThemes = async (): Promise<void> => {
  const root = document.documentElement;
  const before = { ...root.dataset };
  root.dataset['motion'] = 'off';
  const failures: string[] = [];
  for (const { brand, scheme } of themes) {
    root.dataset['brand'] = brand;
    root.dataset['colorScheme'] = scheme;
    const kinds = oneOfEachKind();
    if (kinds.size === 0) continue;
    const { violations } = await axe.run({ include: [...kinds.values()] } as axe.ElementContext, {
      runOnly: themeRules,
      resultTypes: ['violations'],
      preload: false,
      elementRef: false,
    });
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        failures.push(`${brand} ${scheme}: ${id}: ${html}\n  ${failureSummary}`);
      }
    }
    if (violations.length === 0) for (const kind of kinds.keys()) proven.add(kind);
  }
  Object.assign(root.dataset, before);
  if (failures.length > 0) throw new Error(`Unreadable in a theme:\n${failures.join('\n')}`);
  keepNotes();
};
