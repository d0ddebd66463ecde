import { describe, expect, it } from 'vitest';
import { intentKey } from './withdrawal.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

describe('the key of an intent', () => {
  it('[B05] is the same until the intent has had its effect, and each intent has its own', () => {
    const storage = memory();
    const first = intentKey('withdraw 865', () => storage);
    expect(intentKey('withdraw 865', () => storage).key).toBe(first.key);
    expect(intentKey('withdraw 830', () => storage).key).not.toBe(first.key);
    first.forget();
    expect(intentKey('withdraw 865', () => storage).key).not.toBe(first.key);
  });

  it('is a key also where nothing can be kept', () => {
    const forbidden = intentKey('withdraw 865', () => {
      throw new Error('SecurityError');
    });
    expect(forbidden.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(forbidden.forget).not.toThrow();
  });
});
