import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWayBack } from './way-back.ts';
import { ownWayBack, wayBackOf } from './use-way-back.ts';

const toBart = { href: '/chats/1', name: 'Bart' };

let kept: Map<string, string>;

const wayBack = (memberId: string) => wayBackOf(memberId, kept.get('way-back') ?? null);

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the conversation that a purchase interrupted', () => {
  it('[E04] is where the member who left it goes back to', () => {
    keepWayBack(toBart);
    ownWayBack('anna');
    expect(wayBack('anna')).toMatchObject(toBart);
    // From the bank, or from another page of the same order.
    ownWayBack('anna');
    expect(wayBack('anna')).toMatchObject(toBart);
    keepWayBack(null);
    expect(wayBack('anna')).toBeNull();
  });

  it('[E04] is told to nobody who logs in after them, and taken away', () => {
    keepWayBack(toBart);
    ownWayBack('anna');
    expect(wayBack('bram')).toBeNull();
    ownWayBack('bram');
    expect(kept.size).toBe(0);
  });

  it('[E04] is shown once it is known whose it is', () => {
    keepWayBack(toBart);
    expect(wayBack('anna')).toBeNull();
  });

  it('is none where the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(() => ownWayBack('anna')).not.toThrow();
  });
});
