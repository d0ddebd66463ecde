/** Characters as a server counts them: an emoji is not the two or more units that a string is long. */
export const lengthOf = (text: string): number => [...text].length;

/** Anything but spaces, and what stands only between characters. Braille without a dot is drawn as a space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
