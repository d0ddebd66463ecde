import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { repeatOrder } from './RepeatOrder.fixtures.ts';
import { RepeatOrder } from './RepeatOrder.tsx';

const offer = renderToStaticMarkup(<RepeatOrder {...repeatOrder} />);
const review = renderToStaticMarkup(<RepeatOrder {...repeatOrder} step="review" />);

describe('RepeatOrder', () => {
  test('[M04] the first tap pays nothing: it leads to the review', () => {
    expect(offer).not.toContain('<form');
    expect(offer).toMatch(/<a [^>]*href="#review"[^>]*><span[^>]*>Check the order/);
  });

  test('[M04] the second tap pays, by a button that says how much', () => {
    expect(review).toMatch(/<form [^>]*action="\/credits\/repeat-order"[^>]*method="post"/);
    expect(review).toContain('Pay € 11.00');
  });

  test('[B06] both steps show credits, money and the saved method', () => {
    for (const html of [offer, review]) {
      expect(html).toContain('100 credits');
      expect(html).toContain('€ 11.00');
      expect(html).toContain('Card ending in 4242');
    }
  });

  test('[M04] something else can be chosen at both steps', () => {
    for (const html of [offer, review]) expect(html).toContain('href="#credits"');
  });
});
