/** Anything but spaces, and what stands only between characters. Braille without a dot is drawn as a space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
