import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { filterPanelProps } from './FilterPanel.fixtures.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterPanelProps } from './FilterPanel.types.ts';

const render = (props: Partial<FilterPanelProps> = {}): string =>
  renderToStaticMarkup(<FilterPanel {...filterPanelProps} {...props} />);

const names = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<(?:select|input)[^>]* name="([^"]+)"/g)].map((match) => match[1]);

describe('FilterPanel', () => {
  test('[P01] without script it is a GET form with gender, whom they like, country, region, min and max age', () => {
    const html = render();
    expect(html).toMatch(/<form [^>]*action="\/members"[^>]*method="get"/);
    expect(names(html)).toEqual([
      'gender',
      'interested_in',
      'country',
      'countryregion',
      'min_age',
      'max_age',
    ]);
    const youngest = /<input[^>]* name="min_age"[^>]*>/.exec(html)?.[0];
    for (const part of ['type="number"', 'min="18"', 'max="99"', 'value="25"']) {
      expect(youngest).toContain(part);
    }
    expect(html).toContain('type="submit"');
  });

  test('[P01] only the search_fields are shown, in their order', () => {
    expect(names(render({ fields: ['age', 'gender'] }))).toEqual(['min_age', 'max_age', 'gender']);
  });

  test('a country without regions has no region field', () => {
    expect(names(render({ values: { ...filterPanelProps.values, country: 'DK' } }))).not.toContain(
      'countryregion',
    );
  });

  test('a list that brings its own "any" gets no second one', () => {
    const own = [{ value: '', label: 'Everybody' }, ...filterPanelProps.genders];
    const html = render({ genders: own, fields: ['gender'] });
    expect(html.match(/<option[^>]* value=""/g)).toHaveLength(1);
    expect(html).not.toContain('Men and women');
    expect(render({ fields: ['gender'] })).toContain('Men and women');
  });

  test('the page policy allows no style attribute, and the first page has none', () => {
    expect(render()).not.toContain(' style=');
  });

  test('React Aria comes with the slider only, when the panel is touched', async () => {
    const sources = await Promise.all(
      ['FilterPanel.tsx', 'FilterField.tsx', 'AgeRange.tsx', 'use-range-slider.ts'].map((name) =>
        readFile(new URL(name, import.meta.url), 'utf8'),
      ),
    );
    for (const source of sources) {
      expect(source).not.toMatch(/^import (?!type)[^;]*from '[^']*RangeSlider\/index\.ts'/m);
      expect(source).not.toContain('react-aria');
    }
    expect(sources[3]).toContain("import('../../components/RangeSlider/index.ts')");
    expect(render()).not.toContain('type="range"');
  });
});
