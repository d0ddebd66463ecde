/** The references that people name a report, a decision, a complaint or a mandate by. */

/** Without letters and digits that look like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_SIGN = 5;
const BITS_PER_DIGIT = 4;

/** So many signs of the random end of an id. */
function signsOf(id: string, count: number): string {
  const digits = (count * BITS_PER_SIGN) / BITS_PER_DIGIT;
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-digits)}`);
  let signs = '';
  for (let place = 0; place < count; place += 1) {
    signs = ALPHABET.charAt(Number(rest % 32n)) + signs;
    rest /= 32n;
  }
  return signs;
}

/** The year, and eight signs of the id. R stands for a report, D for a decision, C for a complaint. */
export const referenceOf = (letter: 'R' | 'D' | 'C', id: string, at: Date): string =>
  `${letter}-${at.getUTCFullYear()}-${signsOf(id, 8)}`;

/** The reference that a mandate signed with this order has: the year, and twelve signs of the order's id. */
export const mandateReference = (order: {
  readonly id: string;
  readonly createdAt: Date;
}): string => `VEL-M-${order.createdAt.getUTCFullYear()}-${signsOf(order.id, 12)}`;
