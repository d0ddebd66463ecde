import { pseudoText } from '@velours/locales/pseudo.ts';

/** What the reader never sees as text, and what Storybook itself draws. */
const untouched =
  'script, style, svg, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs, #storybook-docs, #storybook-highlights-root';

const hasWords = /\p{L}/u;

/** Every text under `root` that a reader sees, blanks and mere digits left out. */
export const textsOf = (root: Element): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest(untouched)
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  });
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** Names and what members wrote: no language changes them (HTML's `translate="no"`). */
export const isUntranslated = (element: Element | null): boolean =>
  element?.closest('[translate="no"]') != null;

/** Puts every text of the page into the pseudo-locale; returns what puts them back. */
export const pseudoLocalisePage = (): (() => void) => {
  const written = new Map<Text, string>();
  for (const text of textsOf(document.body)) {
    const { nodeValue } = text;
    if (!nodeValue || !hasWords.test(nodeValue) || isUntranslated(text.parentElement)) continue;
    // Brackets: it is so already.
    if (nodeValue.startsWith('[') && nodeValue.endsWith(']')) continue;
    written.set(text, nodeValue);
    text.nodeValue = pseudoText(nodeValue);
  }
  return () => {
    for (const [text, words] of written) text.nodeValue = words;
  };
};
