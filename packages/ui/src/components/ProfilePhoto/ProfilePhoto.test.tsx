import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProfilePhoto } from './ProfilePhoto.tsx';

describe('ProfilePhoto', () => {
  test('[P03] a photo has its measures, so that nothing moves when it comes', () => {
    const html = renderToStaticMarkup(
      <ProfilePhoto
        status="active"
        src="/photos/a.avif"
        alt="Anna"
        width={320}
        height={400}
        loading="eager"
        fetchPriority="high"
      />,
    );
    expect(html).toMatch(/<img[^>]*alt="Anna"[^>]*width="320" height="400" loading="eager"/);
    expect(html).toMatch(/fetchpriority="high"/i);
  });

  test.each([
    ['eager', '50vw'],
    ['lazy', 'auto, 50vw'],
  ] as const)('its width is said where it is loaded %s: %s', (loading, sizes) => {
    const html = renderToStaticMarkup(
      <ProfilePhoto
        status="active"
        src="/photos/a.avif"
        srcSet="/photos/a.avif 400w, /photos/b.avif 600w"
        sizes="50vw"
        loading={loading}
      />,
    );
    expect(html).toContain(`sizes="${sizes}"`);
  });

  test('a photo being checked is shown to its owner with the words for it', () => {
    const html = renderToStaticMarkup(
      <ProfilePhoto status="pending" src="/photos/a.avif" statusLabel="Being checked" />,
    );
    expect(html).toContain('<img');
    expect(html).toContain('Being checked');
  });

  test.each(['none', 'locked'] as const)('%s: no picture, and the reason in words', (status) => {
    const html = renderToStaticMarkup(<ProfilePhoto status={status} statusLabel="The reason" />);
    expect(html).not.toContain('<img');
    expect(html).toContain('The reason');
  });
});
