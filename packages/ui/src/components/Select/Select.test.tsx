import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Select } from './Select.tsx';

describe('Select', () => {
  test('lists its options in order, the empty one first, with the chosen one selected', () => {
    const html = renderToStaticMarkup(
      <Select
        label="Country"
        emptyLabel="Choose"
        defaultValue="BE"
        options={[
          { value: 'NL', label: 'Netherlands' },
          { value: 'BE', label: 'Belgium' },
        ]}
      />,
    );
    const options = [...html.matchAll(/<option[^>]*value="([^"]*)"([^>]*)>([^<]*)/g)].map(
      ([, value, rest, text]) => `${value}:${text}${rest?.includes('selected') ? '!' : ''}`,
    );
    expect(options).toEqual([':Choose', 'NL:Netherlands', 'BE:Belgium!']);
  });

  test('groups have a name', () => {
    const html = renderToStaticMarkup(
      <Select
        label="Country"
        options={[{ label: 'Benelux', options: [{ value: 'LU', label: 'Luxembourg' }] }]}
      />,
    );
    expect(html).toMatch(/<optgroup[^>]*label="Benelux"><option[^>]*value="LU"/);
  });

  test('label and error are tied to it', () => {
    const html = renderToStaticMarkup(
      <Select id="country" label="Country" options={[]} error="Choose a country." />,
    );
    expect(html).toContain('for="country"');
    expect(html).toMatch(
      /<select aria-describedby="country-error" aria-invalid="true" id="country"/,
    );
  });
});
