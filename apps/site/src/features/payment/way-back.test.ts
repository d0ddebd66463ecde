import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWayBack } from '../../app/data/tab-storage.ts';
import { wayBackOf } from './way-back.ts';

const toBart = { href: '/chats/1', name: 'Bart', memberId: 'anna' };

let kept: Map<string, string>;

const wayBack = (memberId: string) => wayBackOf(memberId, kept.get('way-back') ?? null);

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the conversation that a purchase interrupted', () => {
  it('[E04] is where the member who left it goes back to', () => {
    keepWayBack(toBart);
    expect(wayBack('anna')).toEqual(toBart);
    keepWayBack(null);
    expect(wayBack('anna')).toBeNull();
  });

  it('[E04] is told to nobody who logs in after them', () => {
    keepWayBack(toBart);
    expect(wayBack('bram')).toBeNull();
  });

  it('[E04] of a version before, which did not say whose it is, it is nobody’s', () => {
    kept.set('way-back', JSON.stringify({ href: '/chats/1', name: 'Bart' }));
    expect(wayBack('anna')).toBeNull();
  });
});
