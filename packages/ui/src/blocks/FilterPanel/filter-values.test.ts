import { describe, expect, test } from 'vitest';
import { filterPanelProps } from './FilterPanel.fixtures.ts';
import { readAges, readFilter, settleAges } from './filter-values.ts';

const bounds = { minimum: 18, maximum: 99 };
const before = filterPanelProps.values;

const formOf = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('the values of the filter', () => {
  test('[P01] ages are whole years within the bounds; an empty field is the bound', () => {
    expect(readAges({ minimum: '', maximum: '' }, bounds)).toEqual(bounds);
    expect(readAges({ minimum: '3', maximum: '400' }, bounds)).toEqual(bounds);
    expect(readAges({ minimum: '25.9', maximum: 'x' }, bounds)).toEqual({
      minimum: 25,
      maximum: 99,
    });
  });

  test('ages in the wrong order are put right', () => {
    expect(readAges({ minimum: '50', maximum: '30' }, bounds)).toEqual({
      minimum: 30,
      maximum: 50,
    });
  });

  test('a field that is left says what is sent', () => {
    expect(settleAges({ minimum: '60', maximum: '30' }, bounds)).toEqual({
      minimum: '30',
      maximum: '60',
    });
    expect(settleAges({ minimum: '', maximum: '40' }, bounds)).toEqual({
      minimum: '18',
      maximum: '40',
    });
  });

  test('what the form does not show keeps its value, but a region never outlives its country', () => {
    expect(readFilter(formOf({ gender: 'male' }), before, bounds)).toEqual({
      ...before,
      gender: 'male',
    });
    expect(readFilter(formOf({ country: 'DK' }), before, bounds).countryregion).toBe('');
  });
});
