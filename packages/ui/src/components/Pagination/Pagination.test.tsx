import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { paginationItems } from './pages.ts';

/** The row as it is seen: pages and gaps in words, `[3]` only where wide, `(…)` only on phones. */
const row = (page: number, numPages: number): string =>
  paginationItems(page, numPages)
    .map((item) => {
      if (item.type === 'gap') return item.isNarrowOnly ? '(…)' : '…';
      return item.isWideOnly ? `[${item.page}]` : `${item.page}`;
    })
    .join(' ');

const render = (page: number, numPages: number): string =>
  renderToStaticMarkup(
    <Pagination
      page={page}
      numPages={numPages}
      hrefOf={(wanted) => `/members?page=${wanted}`}
      labels={{
        title: 'Pages',
        previous: 'Previous',
        next: 'Next',
        page: (wanted) => `Page ${wanted}`,
      }}
    />,
  );

describe('Pagination', () => {
  test('[P01] first, last and current page are always there, neighbours where there is room', () => {
    expect(row(10, 42)).toBe('1 … [9] 10 [11] … 42');
    expect(row(1, 42)).toBe('1 [2] … 42');
    expect(row(42, 42)).toBe('1 … [41] 42');
  });

  test('a gap never stands for a single page', () => {
    expect(row(4, 42)).toBe('1 (…) [2] [3] 4 [5] … 42');
    expect(row(3, 5)).toBe('1 2 3 4 5');
    expect(row(2, 3)).toBe('1 2 3');
    expect(row(1, 2)).toBe('1 2');
  });

  test('every page is a link, and the one that is shown says so', () => {
    const html = render(2, 3);
    expect(html.match(/<a /g)).toHaveLength(5);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/<a[^>]*aria-label="Page 2"[^>]*aria-current="page"/);
    expect(html).toMatch(/<nav aria-label="Pages">/);
  });

  test('the first page has none before it and the last none after it', () => {
    expect(render(1, 3)).not.toContain('Previous');
    expect(render(1, 3)).toMatch(/<li[^>]*aria-hidden="true"><span[^>]*><\/span><\/li><li/);
    expect(render(3, 3)).toMatch(/<li[^>]*aria-hidden="true"><span[^>]*><\/span><\/li><\/ul>/);
    expect(render(2, 3)).not.toContain('<li aria-hidden');
    expect(render(1, 3)).toMatch(/<a[^>]*href="\/members\?page=2"[^>]*rel="next"/);
    expect(render(3, 3)).not.toContain('Next');
    expect(render(3, 3)).toMatch(/<a[^>]*href="\/members\?page=2"[^>]*rel="prev"/);
  });

  test('a single page needs no navigation', () => {
    expect(render(1, 1)).toBe('');
    expect(render(1, 0)).toBe('');
  });
});
