import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BirthDateField, joinDate, readBirthDate, splitDate } from './index.ts';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

describe('BirthDateField', () => {
  test('[S01] is one named group of three labelled inputs, sent by their own names', () => {
    const html = renderToStaticMarkup(
      <BirthDateField id="birth" label="Date of birth" labels={labels} defaultValue="1984-11-03" />,
    );
    expect(html).toMatch(/^<fieldset/);
    expect(html).toMatch(/<legend[^>]*>Date of birth<\/legend>/);
    for (const [part, value] of [
      ['day', '03'],
      ['month', '11'],
      ['year', '1984'],
    ]) {
      expect(html).toContain(`for="birth-${part}"`);
      expect(html).toContain(`name="date_of_birth_${part}"`);
      expect(html).toContain(`autoComplete="bday-${part}"`);
      expect(html).toContain(`value="${value}"`);
    }
  });

  test.each([
    ['dmy', 'day month year'],
    ['mdy', 'month day year'],
    ['ymd', 'year month day'],
  ] as const)('order %s shows %s', (order, expected) => {
    const html = renderToStaticMarkup(
      <BirthDateField label="Date of birth" labels={labels} order={order} />,
    );
    const names = [...html.matchAll(/name="date_of_birth_(\w+)"/g)].map((match) => match[1]);
    expect(names.join(' ')).toBe(expected);
  });

  test('its error marks each part and is tied to the group', () => {
    const html = renderToStaticMarkup(
      <BirthDateField id="birth" label="Date of birth" labels={labels} error="Too young." />,
    );
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="birth-error"/);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
  });
});

describe('the value of typed parts', () => {
  test.each([
    [{ day: '3', month: '1', year: '1984' }, '1984-01-03'],
    [{ day: ' 03 ', month: '11', year: '1984' }, '1984-11-03'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '31', month: '2', year: '1984' }, '1984-02-31'],
    [{ day: '3', month: 'May', year: '84' }, '84-May-3'],
    [{ day: '', month: '5', year: '1984' }, '1984-5-'],
  ])('%j is %s', (parts, value) => {
    expect(joinDate(parts)).toBe(value);
  });

  test('a value is split into the parts it was made of', () => {
    expect(splitDate('1984-11-03')).toEqual({ day: '03', month: '11', year: '1984' });
    expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
  });

  test('is read from sent form data', () => {
    const form = new FormData();
    form.set('dob_day', '3');
    form.set('dob_month', '11');
    form.set('dob_year', '1984');
    expect(readBirthDate(form, 'dob')).toBe('1984-11-03');
    expect(readBirthDate(new FormData(), 'dob')).toBe('');
  });
});
