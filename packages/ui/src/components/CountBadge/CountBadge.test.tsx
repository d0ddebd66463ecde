import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CountBadge } from './CountBadge.tsx';

const shown = (html: string): string | undefined => /aria-hidden="true">([^<]*)</.exec(html)?.[1];

describe('CountBadge', () => {
  test.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('[V16] %i is shown as %s', (count, text) => {
    expect(shown(renderToStaticMarkup(<CountBadge count={count} label="new" />))).toBe(text);
  });

  test('the whole is said in words instead of the digits', () => {
    const html = renderToStaticMarkup(<CountBadge count={3} label="3 unread messages" />);
    expect(html).toMatch(/<span[^>]*>3 unread messages<\/span>/);
  });

  test('[V16] nothing for zero, but for credits', () => {
    expect(renderToStaticMarkup(<CountBadge count={0} label="none" />)).toBe('');
    expect(
      shown(renderToStaticMarkup(<CountBadge count={0} label="No credits" isZeroShown />)),
    ).toBe('0');
  });
});
