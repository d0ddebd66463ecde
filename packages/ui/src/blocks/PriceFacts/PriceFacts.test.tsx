import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { priceFacts } from './PriceFacts.fixtures.ts';
import { PriceFacts } from './PriceFacts.tsx';

describe('PriceFacts', () => {
  test('is a region named by its heading, with each fact one level below', () => {
    const html = renderToStaticMarkup(<PriceFacts {...priceFacts} />);
    const id = /<h2[^>]* id="([^"]+)"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`aria-labelledby="${id}"`);
    expect(html.match(/<h3/g)).toHaveLength(3);
    for (const { text } of priceFacts.facts) expect(html).toContain(text);
  });
});
