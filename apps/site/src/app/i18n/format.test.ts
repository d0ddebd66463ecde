import { describe, expect, it } from 'vitest';
import { formatsOf } from './format.ts';
import { LANGUAGES } from './languages.ts';

describe('a percentage', () => {
  it('[B06] has the decimals it has: the VAT of Finland and Switzerland', () => {
    const { percent } = formatsOf('en');
    expect([0.255, 0.081, 0.21, 0.07, 1].map(percent)).toEqual([
      '25.5%',
      '8.1%',
      '21%',
      '7%',
      '100%',
    ]);
    expect(formatsOf('fi').percent(0.255)).toBe('25,5\u00A0%');
  });
});

describe('a clock time', () => {
  const at = '2026-11-03T14:05:00Z';

  it.each(LANGUAGES)('in %s says so where the reader’s zone is not known', (language) => {
    const { time, moment } = formatsOf(language, 'UTC');
    expect(time(at)).toMatch(/UTC$/);
    expect(moment(at, Date.parse(at))).toBe(time(at));
  });

  it('in the reader’s own zone needs no word for it', () => {
    expect(formatsOf('en', 'Europe/Amsterdam').time(at)).toBe('15:05');
    expect(formatsOf('en').time(at)).not.toMatch(/[A-Z]/);
  });
});
