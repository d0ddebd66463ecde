import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptUntil, lastOver } from './retention.ts';

test.each([
  ['2026-11-21T12:00:00Z', '2027-05-21'],
  ['2026-08-31T12:00:00Z', '2027-02-28'],
  ['2027-08-31T00:00:00Z', '2028-02-29'],
  ['2026-03-31T23:59:59Z', '2026-09-30'],
  ['2028-02-29T12:00:00Z', '2028-08-29'],
])('what was decided at %s is kept to the end of %s, wherever one is', (decided, lastDay) => {
  const end = `${lastDay}T23:59:59-12:00`;
  expect(keptUntil(new Date(decided)).getTime()).toBe(Date.parse(end) + 1000);
});

test('what is over is what was decided until `lastOver`', () => {
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2034-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (now) => {
      const last = lastOver(now);
      expect(keptUntil(last) <= now).toBe(true);
      expect(keptUntil(new Date(last.getTime() + 1)) > now).toBe(true);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
