import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { priceFacts } from './PriceFacts.fixtures.ts';
import { PriceFacts } from './PriceFacts.tsx';

describe('PriceFacts', () => {
  test('is a region named by its heading, with each fact one level below', () => {
    for (const level of [2, 3] as const) {
      const html = renderToStaticMarkup(<PriceFacts {...priceFacts} headingLevel={level} />);
      const id = new RegExp(`<h${level}[^>]* id="([^"]+)"`).exec(html)?.[1];
      expect(id).toBeTruthy();
      expect(html).toContain(`aria-labelledby="${id}"`);
      expect(html.match(new RegExp(`<h${level + 1}`, 'g'))).toHaveLength(3);
      for (const { text } of priceFacts.facts) expect(html).toContain(text);
    }
  });
});
