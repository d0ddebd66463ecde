/** Without letters and digits that look like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS = 12;

/** The reference that a mandate signed with this order has: the year, and twelve signs of the random part of the order's id. */
export function newReference(order: { readonly id: string; readonly createdAt: Date }): string {
  let rest = BigInt(`0x${order.id.replaceAll('-', '').slice(-15)}`);
  let signs = '';
  for (let place = 0; place < SIGNS; place += 1) {
    signs = ALPHABET.charAt(Number(rest % 32n)) + signs;
    rest /= 32n;
  }
  return `VEL-M-${order.createdAt.getUTCFullYear()}-${signs}`;
}
