import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { visitColumns, visitRows, visitTotals } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';

const render = (props: Partial<DataTableProps> = {}): string =>
  renderToStaticMarkup(
    <DataTable
      caption="Visits"
      columns={visitColumns}
      rowHeader="place"
      rows={visitRows}
      {...props}
    />,
  );

const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;

describe('DataTable', () => {
  test('is a table with a caption, column headers and row headers, and keeps its roles as cards', () => {
    const html = render();
    expect(html).toMatch(/<caption id="([^"]+)"[^>]*>Visits<\/caption>/);
    expect(html).toMatch(/<table [^>]*aria-labelledby="[^"]+"[^>]*role="table"/);
    expect(count(html, /<th scope="col"[^>]*role="columnheader"/g)).toBe(4);
    expect(count(html, /<th scope="row"[^>]*role="rowheader"/g)).toBe(3);
    expect(count(html, /<td [^>]*role="cell"/g)).toBe(9);
    expect(count(html, /<tr[^>]*role="row"/g)).toBe(4);
  });

  test('the header before a value on a card is not read a second time', () => {
    const labels = [...render().matchAll(/<span class="[^"]+" aria-hidden="true">([^<]+)</g)];
    expect(labels.map((match) => match[1])).toEqual(visitRows.flatMap(() => ['Visits', 'Share']));
  });

  test('a row has at most one link: its header', () => {
    const html = render({ rows: visitRows.map((row) => ({ ...row, href: `/v/${row.id}` })) });
    expect(count(html, /<a /g)).toBe(3);
    expect(html).toMatch(/role="rowheader"[^>]*><a href="\/v\/1"[^>]*>Utrecht</);
  });

  test('sums stand in the foot', () => {
    expect(render({ totals: visitTotals })).toMatch(/<tfoot.*Together.*2,007.*<\/tfoot>/);
  });

  test('while loading it says so, is busy, and keeps the places of rows', () => {
    const html = render({ isLoading: true, loadingLabel: 'Loading visits', loadingRows: 2 });
    expect(html).toMatch(/role="status"[^>]*>Loading visits</);
    expect(html).toContain('aria-busy="true"');
    expect(count(html, /<tr[^>]*role="row"/g)).toBe(3);
    expect(html).not.toContain('Utrecht');
  });

  test('without rows it gives its place to what explains why', () => {
    expect(render({ rows: [], empty: <p>None yet</p> })).toBe('<p>None yet</p>');
    expect(render({ rows: [], empty: <p>None yet</p>, isLoading: true })).toContain('<table');
  });
});
