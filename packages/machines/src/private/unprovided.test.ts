import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { stopsWith } from '../testing/names.ts';
import {
  isPlaceholder,
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  UnprovidedError,
} from './unprovided.ts';

describe('what nobody has provided', () => {
  test.each([
    ['promise', unprovidedActor('door', 'unlock')],
    ['callback', unprovidedCallback('door', 'unlock')],
  ])('a %s actor stops the machine, whatever its onError', (_kind, logic) => {
    const error = stopsWith(logic);
    expect(error).toBeInstanceOf(UnprovidedError);
    expect(String(error)).toBe('UnprovidedError: door: actor "unlock" was not provided');
  });

  test('an action throws', () => {
    const ring = unprovidedAction<{ times: number }>('door', 'ring');
    expect(() => ring({}, { times: 1 })).toThrow('door: action "ring" was not provided');
    expect(() => ring({}, { times: 1 })).toThrow(UnprovidedError);
  });

  test('placeholders are told from what is provided', () => {
    expect(isPlaceholder(unprovidedActor('door', 'unlock'))).toBe(true);
    expect(isPlaceholder(unprovidedCallback('door', 'watch'))).toBe(true);
    expect(isPlaceholder(unprovidedAction('door', 'ring'))).toBe(true);
    expect(isPlaceholder(fromPromise(() => Promise.resolve()))).toBe(false);
    expect(isPlaceholder(() => undefined)).toBe(false);
    for (const other of [null, undefined, 'ring', 7]) expect(isPlaceholder(other)).toBe(false);
  });
});
