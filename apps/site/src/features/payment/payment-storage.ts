import type { StoredPayment } from '@velours/machines/payment';

/** An order that is on its way in this tab, kept over a reload; of one member, for another may log in here. */
export interface PaymentStorage {
  read: () => StoredPayment | null;
  store: (stored: StoredPayment) => void;
  /** Takes away the order of this key, and no other. */
  forget: (key: string) => void;
  /** Takes away this order, and no other. */
  forgetOrder: (orderId: string) => void;
}

const isStored = (value: unknown): value is StoredPayment => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, order, submittedAt, orderId } = value as Partial<StoredPayment>;
  return (
    typeof key === 'string' &&
    typeof order === 'object' &&
    typeof submittedAt === 'number' &&
    (orderId === null || typeof orderId === 'string')
  );
};

/** A browser may forbid storage, or it is full: an order then lives as long as its page. */
function tried<Value>(does: (storage: Storage) => Value): Value | null {
  try {
    return does(sessionStorage);
  } catch {
    return null;
  }
}

export function createPaymentStorage(memberId: string): PaymentStorage {
  const name = `payment-${memberId}`;
  const read = (): StoredPayment | null => {
    const value: unknown = tried((storage) => JSON.parse(storage.getItem(name) ?? 'null'));
    return isStored(value) ? value : null;
  };
  const take = (is: (stored: StoredPayment) => boolean): void => {
    const stored = read();
    if (stored && is(stored)) tried((storage) => storage.removeItem(name));
  };
  return {
    read,
    store: (stored) => tried((storage) => storage.setItem(name, JSON.stringify(stored))),
    forget: (key) => take((stored) => stored.key === key),
    forgetOrder: (id) => take(({ orderId }) => orderId === id),
  };
}
