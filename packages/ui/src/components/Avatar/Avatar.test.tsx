import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

describe('Avatar', () => {
  test('keeps its place before the picture comes, and is decoration beside a name', () => {
    const html = renderToStaticMarkup(<Avatar src="/photos/a.avif" size="lg" />);
    expect(html).toMatch(/<img[^>]*src="\/photos\/a\.avif"[^>]*alt=""[^>]*width="72" height="72"/);
    expect(html).toContain('loading="lazy"');
  });

  test('without a picture the name is still said', () => {
    const html = renderToStaticMarkup(<Avatar src={null} alt="Anna" />);
    expect(html).not.toContain('<img');
    expect(html).toContain('role="img" aria-label="Anna"');
  });

  test('online is said in words, not by a dot alone', () => {
    expect(renderToStaticMarkup(<Avatar src={null} onlineLabel="Online" />)).toMatch(
      /<span[^>]*>Online<\/span>/,
    );
  });
});
