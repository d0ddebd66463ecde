import type { StoredPayment } from '@velours/machines/payment';

/** An order that is on its way in this tab, kept over a reload; of one member, for another may log in here. */
export interface PaymentStorage {
  read: () => StoredPayment | null;
  store: (stored: StoredPayment) => void;
  /** Takes away the order of this key, and no other. */
  forget: (key: string) => void;
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

export function createPaymentStorage(memberId: string, storage: Storage): PaymentStorage {
  const name = `payment-${memberId}`;
  const read = (): StoredPayment | null => {
    try {
      const value: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      return isStored(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    read,
    store(stored) {
      try {
        storage.setItem(name, JSON.stringify(stored));
      } catch {
        // Storage may be forbidden or full: the order then lives as long as its page.
      }
    },
    forget(key) {
      if (read()?.key === key) storage.removeItem(name);
    },
  };
}
