import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LinkElementProps } from './index.ts';
import { Link, LinkProvider } from './index.ts';

describe('Link', () => {
  test('is a plain anchor without a router', () => {
    expect(renderToStaticMarkup(<Link href="/members">Members</Link>)).toMatch(
      /^<a href="\/members" class="[^"]+">Members<\/a>$/,
    );
  });

  test('is drawn by the application’s own link where it gives one', () => {
    const Own = ({ href, children, ...rest }: LinkElementProps) => (
      <a {...rest} href={href} data-router>
        {children}
      </a>
    );
    const html = renderToStaticMarkup(
      <LinkProvider element={Own}>
        <Link href="/members">Members</Link>
      </LinkProvider>,
    );
    expect(html).toContain('data-router="true"');
  });

  test('the page that is shown is marked as current', () => {
    const html = renderToStaticMarkup(
      <Link href="/likes" appearance="quiet" isCurrent>
        Likes
      </Link>,
    );
    expect(html).toContain('aria-current="page"');
  });

  test('a new window is announced and cannot reach back', () => {
    const html = renderToStaticMarkup(
      <Link href="/help" newWindowLabel="(opens in a new window)">
        Help
      </Link>,
    );
    expect(html).toContain('target="_blank" rel="noreferrer"');
    expect(html).toContain('role="img" aria-label="(opens in a new window)"');
  });
});
