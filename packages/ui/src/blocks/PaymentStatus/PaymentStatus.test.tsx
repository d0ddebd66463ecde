import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paymentExamples, paymentFacts } from './PaymentStatus.fixtures.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

const pages = Object.values(paymentExamples).map(({ next: _next, ...example }) => ({
  ...example,
  html: renderToStaticMarkup(<PaymentStatus {...example} facts={paymentFacts} />),
}));

describe('PaymentStatus', () => {
  test('[M02] pending, completed, failed, cancelled and unknown are each said in a status', () => {
    expect(pages).toHaveLength(5);
    for (const { html, title } of pages) {
      expect(html).toMatch(new RegExp(`role="status">.*<h1[^>]*>${title}</h1>`));
    }
  });

  test('[M02] its words alone are the status: neither what to keep nor where to go is read out with them', () => {
    for (const { html, title } of pages) {
      expect(html).toMatch(
        new RegExp(`role="status"><h1[^>]*>${title}</h1>(<div[^<]*</div>)?</div>`),
      );
      expect(html.match(/role="status"/g)).toHaveLength(1);
    }
  });

  test('no two states share their drawing', () => {
    const drawings = pages.map(({ html }) => /<path d="([^"]+)"/.exec(html)?.[1]);
    expect(new Set(drawings).size).toBe(pages.length);
  });

  test('[B06] the reference stands beside amount and credits', () => {
    for (const { html } of pages) {
      expect(html.replace(/<[^>]+>/g, '|')).toMatch(
        /Reference\|+VEL-2026-004217\|+Amount\|+€ 11\.50\|+Credits\|+100 credits/,
      );
    }
  });
});
