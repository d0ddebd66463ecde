import { describe, expect, test } from 'vitest';
import { intentFor, sameValues } from './intent.ts';
import type { Intent } from './intent.ts';

const keys = () => {
  let made = 0;
  return (): string => {
    made += 1;
    return `key ${made}`;
  };
};

interface Message {
  readonly text: string;
}

const unanswered: Intent<Message> = { key: 'old', values: { text: 'Hi' }, outcomeUnknown: true };

describe('the Idempotency-Key of an intent', () => {
  test('[B03] the first try gets a key of its own', () => {
    expect(intentFor(null, { text: 'Hi' }, keys())).toEqual({
      key: 'key 1',
      values: { text: 'Hi' },
      outcomeUnknown: false,
    });
  });

  test('[B03] the same values after a try without an answer keep the key', () => {
    expect(intentFor(unanswered, { text: 'Hi' }, keys())).toBe(unanswered);
  });

  test('[B03] other values get a new key, and nothing is known of them', () => {
    expect(intentFor(unanswered, { text: 'Hello' }, keys())).toEqual({
      key: 'key 1',
      values: { text: 'Hello' },
      outcomeUnknown: false,
    });
  });

  test('[B03] the same values after a refusal get a new key: nothing was done under the old one', () => {
    const refused = { ...unanswered, outcomeUnknown: false };
    expect(intentFor(refused, { text: 'Hi' }, keys()).key).toBe('key 1');
  });
});

describe('the same values', () => {
  const file = { name: 'a.jpg' };

  test.each([
    ['nothing', {}, {}],
    ['equal fields', { text: 'Hi', at: Number.NaN }, { text: 'Hi', at: Number.NaN }],
    ['the same file', { file }, { file }],
    ['lists of the same items', { items: ['a', file] }, { items: ['a', file] }],
    ['empty lists', { items: [] }, { items: [] }],
  ])('are %s', (_what, one, other) => {
    expect(sameValues(one, other)).toBe(true);
  });

  test.each([
    ['one field of several that differs', { text: 'Hi', to: 1 }, { text: 'Hi', to: 2 }],
    ['a field more', { text: 'Hi' }, { text: 'Hi', to: 1 }],
    ['a field less', { text: 'Hi', to: 1 }, { text: 'Hi' }],
    ['another field', { text: undefined }, { note: undefined }],
    ['another file of the same name', { file }, { file: { name: 'a.jpg' } }],
    ['an item more', { items: ['a'] }, { items: ['a', 'b'] }],
    ['an item less', { items: ['a', 'b'] }, { items: ['a'] }],
    ['an item of several that differs', { items: ['a', 'b'] }, { items: ['a', 'c'] }],
    ['a list and a text', { items: ['a'] }, { items: 'a' }],
    ['a text and a list', { items: 'a' }, { items: ['a'] }],
  ])('are not %s', (_what, one, other) => {
    expect(sameValues(one, other)).toBe(false);
  });
});
