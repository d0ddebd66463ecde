import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { receipt } from './Receipt.fixtures.ts';
import { Receipt } from './Receipt.tsx';

const html = renderToStaticMarkup(<Receipt {...receipt} onPrint={() => {}} />);

describe('Receipt', () => {
  test('[M10] holds reference, date, lines, total, credits and VAT', () => {
    const words = html.replace(/<[^>]+>/g, '|');
    for (const each of ['VEL-2026-004217', '12 March 2026', '− € 2.75', '€ 8.75', '100 credits']) {
      expect(words).toContain(each);
    }
    expect(words).toMatch(/VAT included \(21 %\)\|+€ 1\.52/);
  });

  test('[M10] says who sold it: name, address, registration and VAT number', () => {
    const address = /<address.*<\/address>/.exec(html)?.[0] ?? '';
    const { name, address: lines, details } = receipt.company;
    for (const each of [name, ...lines, ...details]) expect(address).toContain(each);
  });

  test('what is only for the screen stands outside the printed article', () => {
    expect(html.slice(html.indexOf('</article>'))).toContain('Print this receipt');
    expect(html.slice(0, html.indexOf('</article>'))).not.toContain('<button');
  });

  test('without a way to print there is no button', () => {
    expect(renderToStaticMarkup(<Receipt {...receipt} />)).not.toContain('<button');
  });
});
