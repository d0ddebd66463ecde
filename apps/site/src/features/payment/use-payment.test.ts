import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaymentStorage } from './use-payment.ts';

const order = {
  packageId: 'p0',
  method: 'ideal',
  discountCode: null,
  withdrawalConsent: true,
  total: 1235,
} as const;
const stored = { key: 'key-1', order, submittedAt: 1_700_000_000_000, orderId: 'order-1' };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the order of this tab', () => {
  it('[M06] is kept of one member alone', () => {
    createPaymentStorage('anna').store(stored);
    expect(createPaymentStorage('anna').read()).toEqual(stored);
    expect(createPaymentStorage('bram').read()).toBeNull();
    createPaymentStorage('bram').forgetOrder('order-1');
    expect(createPaymentStorage('anna').read()).toEqual(stored);
  });

  it('[M06] is taken away by its key or its id, and no other is', () => {
    const storage = createPaymentStorage('anna');
    storage.store(stored);
    storage.forget('key-2');
    storage.forgetOrder('order-2');
    expect(storage.read()).toEqual(stored);
    storage.forget('key-1');
    expect(storage.read()).toBeNull();
    storage.store(stored);
    storage.forgetOrder('order-1');
    expect(storage.read()).toBeNull();
  });

  it.each(['{', '3', '{"key":"key-1"}', '{"key":"k","order":{},"submittedAt":1,"orderId":2}'])(
    'is none where %s stands there',
    (text) => {
      kept.set('payment-anna', text);
      expect(createPaymentStorage('anna').read()).toBeNull();
    },
  );

  it('lives as long as its page where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const storage = createPaymentStorage('anna');
    storage.store(stored);
    storage.forget('key-1');
    expect(storage.read()).toBeNull();
  });
});
