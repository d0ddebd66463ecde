import { describe, expect, test } from 'vitest';
import { someMessages } from './MessageList.fixtures.ts';
import { rowsOf } from './rows.ts';
import { Heights, segmentsOf, spanFor } from './spans.ts';

const days = [
  { label: 'Yesterday', date: '2026-11-19', messages: someMessages(3) },
  { label: 'Today', date: '2026-11-20', messages: someMessages(2, 3) },
];

describe('the rows of a conversation', () => {
  const rows = rowsOf(days);
  const keys = Array.from({ length: rows.count }, (_, index) => rows.at(index).key);

  test('are each day’s heading and its messages, oldest first', () => {
    expect(keys).toEqual([
      'day 2026-11-19',
      'message-0',
      'message-1',
      'message-2',
      'day 2026-11-20',
      'message-3',
      'message-4',
    ]);
    expect(rows.at(4).message).toBeUndefined();
    expect(rows.at(5).day.label).toBe('Today');
  });

  test('are found by their key', () => {
    expect(keys.map((key) => rows.find(key))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(rows.find('gone')).toBe(-1);
  });

  test('keep the key that a message was sent with; it is found by its id as well', () => {
    const [first] = someMessages(1);
    if (first === undefined) throw new Error('there is none');
    const own = (id: string) =>
      rowsOf([
        { label: 'Today', date: '2026-11-20', messages: [first, { ...first, id, key: 'k' }] },
      ]);
    const walked: string[] = [];
    own('server id').eachKey(2, 3, (key) => walked.push(key));
    expect([own('outbox id').at(2).key, own('server id').at(2).key, ...walked]).toEqual([
      'k',
      'k',
      'k',
    ]);
    expect(['k', 'server id'].map((key) => own('server id').find(key))).toEqual([2, 2]);
  });

  test('are walked from any to any', () => {
    for (let from = 0; from < keys.length; from += 1) {
      for (let to = from; to <= keys.length; to += 1) {
        const walked: string[] = [];
        rows.eachKey(from, to, (key) => walked.push(key));
        expect(walked).toEqual(keys.slice(from, to));
      }
    }
  });
});

describe('what is drawn of ten thousand messages', () => {
  const rows = rowsOf([{ label: 'Today', date: '2026-11-20', messages: someMessages(10_000) }]);
  const heights = new Heights();
  for (let index = 0; index < rows.count; index += 1) heights.set(rows.at(index).key, 50);
  heights.fixAverage();

  test('covers what is seen and a little more, wherever that is', () => {
    const drawn = { from: 9_900, to: 10_001, top: 101 * 50, end: 0 };
    for (const end of [0, 1_000, 250_000, 499_450]) {
      const view = { top: end + 600, end };
      const span = spanFor(rows, drawn, view, heights) ?? drawn;
      const top = (rows.count - span.from) * 50;
      const bottom = (rows.count - span.to) * 50;
      expect(top).toBeGreaterThanOrEqual(Math.min(view.top, rows.count * 50));
      expect(bottom).toBeLessThanOrEqual(end);
      expect(span.to - span.from).toBeLessThan(30);
    }
  });

  test('stays as it is while the reader moves a little', () => {
    const drawn = { from: 9_975, to: 10_001, top: 26 * 50, end: 0 };
    expect(spanFor(rows, drawn, { top: 700, end: 100 }, heights)).toBeUndefined();
  });

  test('gives the rest its exact room, and draws a row once', () => {
    const segments = segmentsOf(
      rows,
      [
        { name: 'window', from: 100, to: 120 },
        { name: 'newest', from: 9_995, to: 10_001 },
        { name: 'kept', from: 110, to: 111 },
      ],
      heights,
    );
    expect(segments).toEqual([
      { name: 'window', from: 100, to: 120, gap: 100 * 50 },
      { name: 'newest', from: 9_995, to: 10_001, gap: 9_875 * 50 },
    ]);
  });
});
