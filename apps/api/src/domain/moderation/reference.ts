/** Without letters and digits that look like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS = 8;

/**
 * The number that people name a report or a decision by: the year, and eight signs of the random end of its id. R stands for a report, D for
 * a decision, C for a complaint.
 */
export function referenceOf(letter: 'R' | 'D' | 'C', id: string, at: Date): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`);
  let signs = '';
  for (let place = 0; place < SIGNS; place += 1) {
    signs = ALPHABET.charAt(Number(rest % 32n)) + signs;
    rest /= 32n;
  }
  return `${letter}-${at.getUTCFullYear()}-${signs}`;
}
