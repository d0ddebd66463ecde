import type { StoredPayment } from '@velours/machines/payment';
import { keep, readKept } from '../../app/data/tab-storage.ts';

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

/** Where nothing can be kept an order lives as long as its page. */
export function createPaymentStorage(memberId: string): PaymentStorage {
  const name = `payment-${memberId}`;
  const read = (): StoredPayment | null => {
    const value = readKept(name);
    return isStored(value) ? value : null;
  };
  const take = (is: (stored: StoredPayment) => boolean): void => {
    const stored = read();
    if (stored && is(stored)) keep(name, null);
  };
  return {
    read,
    store: (stored) => keep(name, stored),
    forget: (key) => take((stored) => stored.key === key),
    forgetOrder: (id) => take(({ orderId }) => orderId === id),
  };
}
