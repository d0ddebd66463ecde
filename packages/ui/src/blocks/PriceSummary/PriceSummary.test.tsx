import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { discountedSummary, priceSummary } from './PriceSummary.fixtures.ts';
import { PriceSummary } from './PriceSummary.tsx';

const render = (props: Partial<typeof priceSummary> = {}): string =>
  renderToStaticMarkup(<PriceSummary {...priceSummary} {...props} />);

describe('PriceSummary', () => {
  test('[B06] package, discount, transaction costs, total, credits and VAT are lines of one list', () => {
    const html = render(discountedSummary);
    const lines = [
      ...html.matchAll(/<dt[^>]*>([^<]+)(?:<span[^>]*>([^<]+)<\/span>)?<\/dt><dd[^>]*>([^<]+)</g),
    ];
    expect(lines.map((match) => match.slice(1).filter(Boolean).join(' | '))).toEqual([
      '100 credits | € 11.00',
      'Discount of 25 % | TIMEBONUS25 | − € 2.75',
      'Transaction costs | Bank transfer | € 0.50',
      'Total | € 8.75',
      'You get | 100 credits',
      'VAT included (21 %) | € 1.52',
    ]);
  });

  test('the list is named by its title, seen or not', () => {
    for (const isTitleHidden of [false, true]) {
      const html = render({ isTitleHidden });
      const id = /<dl [^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
      expect(html).toMatch(new RegExp(`id="${id}"[^>]*>Your order<`));
      expect(html.includes('<h2')).toBe(!isTitleHidden);
    }
  });

  test('while the amounts are worked out the old ones are not shown', () => {
    const html = render({ isUpdating: true });
    expect(html).not.toContain('€ 11.50');
    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/role="status"[^>]*>Working out the price</);
  });

  test('a total that did not change is not announced', () => {
    expect(render()).toMatch(/role="status"[^>]*><\/span>/);
  });
});
