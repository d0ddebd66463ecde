/** An IBAN as a bank's computer wants it: upper case, nothing between. Does not judge it. */
export const compactIban = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^\dA-Z]/g, '');

/** An IBAN as it is printed: groups of four. Does not judge it. */
export const formatIban = (typed: string): string =>
  compactIban(typed).replaceAll(/.{4}(?=.)/g, '$& ');

/**
 * The text of a field grouped, and the place of the caret in it: after the same letter as before. `caret` is a place in
 * the text as it was typed.
 */
export const groupIban = (typed: string, caret: number): { text: string; caret: number } => ({
  text: formatIban(typed),
  caret: formatIban(typed.slice(0, caret)).length,
});
