import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { likesTabsProps, stressTabsProps } from './LikesTabs.fixtures.ts';
import { LikesTabs } from './LikesTabs.tsx';

const linkTo = (html: string, href: string): string =>
  new RegExp(`<a [^>]*href="${href}".*?</a>`).exec(html)?.[0] ?? '';

describe('LikesTabs', () => {
  test('[K01] received, given and matches are links, and the current one says so', () => {
    const html = renderToStaticMarkup(<LikesTabs {...likesTabsProps} current="given" />);
    expect(html).toMatch(/^<nav aria-label="Likes">/);
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(linkTo(html, '/likes/given')).toContain('aria-current="page"');
    expect(html).not.toContain('role="tab"');
  });

  test('a count is said in words, shown to 99+, and left out for none', () => {
    const html = renderToStaticMarkup(<LikesTabs {...likesTabsProps} />);
    expect(linkTo(html, '/likes')).toContain('7 likes');
    expect(linkTo(html, '/likes/matches')).not.toContain('no matches');
    expect(renderToStaticMarkup(<LikesTabs {...stressTabsProps} />)).toContain('99+');
  });
});
