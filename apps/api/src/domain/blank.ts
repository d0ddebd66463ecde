/** Anything but spaces, and what stands only between characters. Braille without a dot is drawn as a space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** What is not seen before a text, or within it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text as it reads, to compare by: the width of its letters and what cannot be seen tell nothing apart. */
export const asRead = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
