import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { interestPaths } from '../../primitives/InterestIcon/index.ts';
import { allInterests, interestPickerLabels, specInterests } from './InterestPicker.fixtures.ts';
import { InterestPicker } from './InterestPicker.tsx';
import type { InterestPickerProps } from './InterestPicker.types.ts';
import { findInterests } from './find-interests.ts';

const render = (props: Partial<InterestPickerProps> = {}): string =>
  renderToStaticMarkup(
    <InterestPicker interests={allInterests} labels={interestPickerLabels} {...props} />,
  );

describe('InterestPicker', () => {
  test('[P05] all interests of the list, each a named checkbox with an icon of its own', () => {
    const html = render();
    expect(html.match(/<label[^>]*><input[^>]*type="checkbox" name="interests"/g)).toHaveLength(
      specInterests.length,
    );
    expect(allInterests.map(({ value }) => value).toSorted()).toEqual(
      Object.keys(interestPaths).toSorted(),
    );
    const drawings = [...html.matchAll(/<input[^>]*type="checkbox".*?<path d="([^"]+)"/g)];
    expect(new Set(drawings.map((drawing) => drawing[1])).size).toBe(specInterests.length);
  });

  test('what is chosen is checked and counted', () => {
    const html = render({ defaultValue: ['tea', 'wine'] });
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toContain('2 chosen');
  });

  test('the search field is not sent with the form', () => {
    expect(/<input[^>]*type="search"[^>]*>/.exec(render())?.[0]).not.toContain('name=');
  });

  test('the search takes words in any order, without case and accents', () => {
    const named = (label: string) => ({ value: label, label });
    const list = [named('Sähköpyöräily'), named('Video games'), named('Games')];
    const found = (query: string) => findInterests(list, query).map(({ label }) => label);
    expect(found(' sahko ')).toEqual(['Sähköpyöräily']);
    expect(found('games VIDEO')).toEqual(['Video games']);
    expect(found('  ')).toHaveLength(3);
    expect(found('chess')).toEqual([]);
  });
});
