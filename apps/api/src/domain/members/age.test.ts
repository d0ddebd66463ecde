import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS } from '../../ports/clock.ts';
import { ageOn, newestBirthDate } from './age.ts';

test.each([
  ['2000-03-01', '2018-02-28', 17],
  ['2000-03-01', '2018-03-01', 18],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2000-02-29', '2020-02-29', 20],
  ['1999-12-31', '2026-01-01', 26],
])('who is born on %s is on %s %i years old', (born, today, age) => {
  expect(ageOn(born, Date.parse(`${today}T12:00:00Z`))).toBe(age);
});

test('the newest birth date of an age is the last one that has that age', () => {
  const day = fc.date({
    min: new Date('1999-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.integer({ min: 18, max: 99 }), (now, age) => {
      const born = newestBirthDate(age, now.getTime());
      const dayAfter = new Date(Date.parse(born) + DAY_MS).toISOString().slice(0, 10);
      expect(ageOn(born, now.getTime())).toBe(age);
      expect(ageOn(dayAfter, now.getTime())).toBe(age - 1);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
