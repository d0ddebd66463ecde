import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { priceComparison } from './PriceComparison.fixtures.ts';
import { PriceComparison } from './PriceComparison.tsx';

const whole = renderToStaticMarkup(<PriceComparison {...priceComparison} />);

const tables = whole
  .split('<table')
  .slice(1)
  .map((html) =>
    html.replace(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g, '').replace(/<[^>]+>/g, '|'),
  );

describe('PriceComparison', () => {
  test('[M01] every package p0 to p3 is compared by price, price per credit and per message', () => {
    for (const { credits, price, pricePerCredit, perMessage } of priceComparison.packages) {
      const facts = tables[0]?.split(credits)[1]?.split(/\|+/).slice(1, 4);
      expect(facts).toEqual([price, pricePerCredit, perMessage]);
    }
  });

  test('[B06] what costs credits is said in credits and money', () => {
    for (const { name, credits, money } of priceComparison.actions) {
      expect(tables[1]?.split(name)[1]?.split(/\|+/).slice(1, 3)).toEqual([credits, money]);
    }
  });

  test('[M01] the costs of every payment method are said', () => {
    for (const { name, costs } of priceComparison.methods) {
      expect(tables[2]?.slice(tables[2].indexOf(name))).toContain(costs);
    }
  });

  test('[M01] another country is asked for by a plain form, which starts from the one that is shown', () => {
    expect(whole).toMatch(/<form (?=[^>]*method="get")[^>]*action="\/pricing"/);
    expect(whole).toMatch(/<option [^>]*value="NL" selected=""/);
    expect(whole).toMatch(/<button [^>]*type="submit"/);
  });
});
