import { matrix } from '../matrix.ts';
import { isUntranslated, pseudoLocalisePage, textsOf } from '../pseudo.ts';
import { areSizesWatched } from './sizeWatchers.ts';

/** CSS pixels: rounding, and letters that lean out of their box. */
const tolerance = 1.5;

/** Waits where something watches its size, until it has been told of it. */
export const sizesTold = async (): Promise<void> => {
  if (!areSizesWatched()) return;
  // One frame to be told, one to have drawn what follows from it.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};

/**
 * Gives the frame that the story stands in a width in CSS pixels, or its own again, and waits where something watches its
 * size. Asking the browser for a viewport takes ten times as long.
 */
export const resize = async (width?: number): Promise<void> => {
  const { frameElement } = window;
  if (!frameElement) throw new Error('The story stands in no frame that could be sized.');
  (frameElement as HTMLIFrameElement).style.width = width === undefined ? '' : `${width}px`;
  await sizesTold();
  // Being asked for its size, the window has taken it.
  if (width !== undefined && window.innerWidth !== width) {
    throw new Error(`The frame is ${window.innerWidth} px wide, not ${width}.`);
  }
};

const outline = (element: Element): string => element.outerHTML.slice(0, 160);

/** What reaches past the window's end, the innermost last. */
const beyondWindow = (width: number): readonly string[] =>
  document.documentElement.scrollWidth <= width
    ? []
    : [
        `${document.documentElement.scrollWidth} px wide`,
        ...Array.from(document.body.querySelectorAll('*'))
          .filter((element) => element.getBoundingClientRect().right > width + 0.5)
          .map(outline)
          .slice(-3),
      ];

/** Said to screen readers only: has a pixel of room on purpose. */
const isVisuallyHidden = (style: CSSStyleDeclaration): boolean =>
  style.clipPath !== 'none' || style.clip !== 'auto';

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Shortened on purpose, with dots to tell: right for what members wrote, wrong for a label. */
const isShortened = (element: Element, style: CSSStyleDeclaration): boolean =>
  (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
  (isUntranslated(element) ||
    !element.matches('button, button *, label, legend, summary, [role="tab"], th'));

/** The box of an element within its border; of one that is turned or scaled, as far as that reaches in the window. */
const innerBox = (element: Element): DOMRect => {
  const box = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const isTurned =
    element instanceof HTMLElement &&
    (Math.abs(box.width - element.offsetWidth) > 1 ||
      Math.abs(box.height - element.offsetHeight) > 1);
  if (isTurned) {
    const inline = element.offsetWidth - clientWidth;
    const block = element.offsetHeight - clientHeight;
    return new DOMRect(
      box.x + clientLeft,
      box.y + clientTop,
      box.width - (clientWidth ? inline : 0),
      box.height - (clientHeight ? block : 0),
    );
  }
  return new DOMRect(
    box.x + clientLeft,
    box.y + clientTop,
    clientWidth || box.width,
    clientHeight || box.height,
  );
};

/** What a box means for the lines of text in it. */
interface Box {
  /** Its text is hidden from sight, or shortened, on purpose. */
  isExempt: boolean;
  isInline: boolean;
  inner: DOMRect;
  overflowX: string;
  overflowY: string;
}

/** Looks each box up once: many lines stand in the same ones. */
const boxReader = (): ((element: Element) => Box) => {
  const known = new Map<Element, Box>();
  return (element) => {
    const seen = known.get(element);
    if (seen) return seen;
    const style = getComputedStyle(element);
    const { display, overflowX, overflowY } = style;
    const box = {
      isExempt: isVisuallyHidden(style) || isShortened(element, style),
      isInline: display === 'inline' || display === 'contents',
      inner: innerBox(element),
      overflowX,
      overflowY,
    };
    known.set(element, box);
    return box;
  };
};

/** Whether a line of text is cut by, or leans out of, a box above it. */
const isCut = (line: DOMRect, parent: Element, boxOf: (element: Element) => Box): boolean => {
  let isOwnBlock = true;
  let mayScrollInline = false;
  let mayScrollBlock = false;
  for (
    let element: Element | null = parent;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const { isExempt, isInline, inner, overflowX, overflowY } = boxOf(element);
    if (isExempt) return false;
    if (isInline) continue;
    const leavesInline =
      !mayScrollInline &&
      (line.right > inner.right + tolerance || line.left < inner.left - tolerance);
    const leavesBlock =
      !mayScrollBlock &&
      (line.top + line.height / 4 < inner.top - tolerance ||
        line.bottom - line.height / 4 > inner.bottom + tolerance);
    if (leavesInline && (isOwnBlock || hides(overflowX)) && !scrolls(overflowX)) return true;
    if (leavesBlock && hides(overflowY)) return true;
    mayScrollInline ||= scrolls(overflowX);
    mayScrollBlock ||= scrolls(overflowY);
    isOwnBlock = false;
  }
  return false;
};

/** Texts that are not seen whole. */
const clippedTexts = (): readonly string[] => {
  const boxOf = boxReader();
  const range = document.createRange();
  return textsOf(document.body).flatMap((text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('option, textarea, [inert], [data-live-announcer]')) return [];
    range.selectNodeContents(text);
    const isClipped = Array.from(range.getClientRects()).some(
      (line) => line.width > 0 && isCut(line, parent, boxOf),
    );
    return isClipped ? [`clipped "${text.nodeValue?.slice(0, 60)}" in ${outline(parent)}`] : [];
  });
};

/** What does not fit in the frame's width: what reaches past its end, and texts that are not seen whole. */
export const problemsAt = (width: number): readonly string[] => [
  ...beyondWindow(width),
  ...clippedTexts().slice(0, 3),
];

/** Lays out what a page leaves out while it is out of sight, until the returned function is called. */
export const layOutAll = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};

/**
 * Lays the page out at every width of the matrix, as written and in the pseudo-locale, and with text at 200 % (WCAG 1.4.4,
 * 1.4.10); throws where something makes it scroll sideways or a text is not seen whole.
 */
export const checkLayout = async (): Promise<void> => {
  const problems: string[] = [];
  const note = (when: string, found: readonly string[]): void => {
    if (found.length > 0) problems.push(`${when}: ${found.join('\n  ')}`);
  };
  for (const width of matrix.widths) {
    await resize(width);
    note(`${width} px`, problemsAt(width));
    const restore = pseudoLocalisePage();
    note(`${width} px, pseudo-locale`, problemsAt(width));
    restore();
  }
  const root = document.documentElement;
  root.style.fontSize = '200%';
  for (const width of matrix.largeTextWidths) {
    await resize(width);
    note(`${width} px, text at 200 %`, problemsAt(width));
  }
  root.style.fontSize = '';
  await resize();
  if (problems.length > 0) throw new Error(`Does not fit:\n${problems.join('\n')}`);
};
