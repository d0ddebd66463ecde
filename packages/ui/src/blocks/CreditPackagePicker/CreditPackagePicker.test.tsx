import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { creditPackages } from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import { CreditPackagePicker } from './CreditPackagePicker.tsx';

const html = renderToStaticMarkup(
  <CreditPackagePicker id="p" label="How many credits?" packages={creditPackages} />,
);

test('[M01] every package p0 to p3 is a native radio button', () => {
  const values = [
    ...html.matchAll(/<input (?=[^>]*type="radio")(?=[^>]*name="package")[^>]*value="([^"]+)"/g),
  ];
  expect(values.map((match) => match[1])).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('[B06] messages, credits and money are together the name of each choice', () => {
  for (const { id, messages, credits, price } of creditPackages) {
    expect(html).toContain(`aria-labelledby="p-${id}-title p-${id}-aside"`);
    const [, title = ''] = new RegExp(`id="p-${id}-title">(.*?)<span[^>]*id="p-`).exec(html) ?? [];
    expect(title.replace(/<[^>]+>/g, '')).toBe(`${messages} ${credits}`);
    expect(html).toMatch(new RegExp(`id="p-${id}-aside"><span[^>]*>${price}<`));
  }
});

test('no package is chosen for the member, least of all the dearest', () => {
  expect(html).not.toContain('checked=""');
});
