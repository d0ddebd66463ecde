import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  transactionTotals,
  transactions,
  transactionsLabels,
} from './TransactionsTable.fixtures.ts';
import { TransactionsTable } from './TransactionsTable.tsx';
import type { TransactionsTableProps } from './TransactionsTable.types.ts';

const render = (props: Partial<TransactionsTableProps> = {}): string =>
  renderToStaticMarkup(
    <TransactionsTable transactions={transactions} labels={transactionsLabels} {...props} />,
  );

describe('TransactionsTable', () => {
  test('[M10] lists date, what, credits, amount and status of every transaction', () => {
    const html = render();
    const headers = [...html.matchAll(/<th scope="col"[^>]*>([^<]+)</g)].map((match) => match[1]);
    expect(headers).toEqual(['Date', 'What', 'Credits', 'Amount', 'Status']);
    expect(html.match(/scope="row"/g)).toHaveLength(transactions.length);
    expect(html).toContain('<time dateTime="2026-03-12T21:04:00+01:00"');
  });

  test('[M10] a status is said in words, and each has its own drawing', () => {
    const html = render();
    for (const words of Object.values(transactionsLabels.statuses)) expect(html).toContain(words);
    const drawings = [...html.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(drawings).size).toBe(Object.keys(transactionsLabels.statuses).length);
  });

  test('[M10] what was paid leads to its receipt', () => {
    const links = render().match(/<a href="#transaction-/g);
    expect(links).toHaveLength(transactions.filter(({ amount }) => amount !== undefined).length);
  });

  test('[B06] the statement sums, in credits and in money', () => {
    expect(render({ totals: transactionTotals })).toMatch(
      /<tfoot.*Together.*120.*€ 14\.80.*<\/tfoot>/,
    );
  });

  test('without transactions it says so in place of the table', () => {
    const html = render({ transactions: [] });
    expect(html).toContain(transactionsLabels.emptyTitle);
    expect(html).not.toContain('<table');
  });
});
