import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { galleryLabels, galleryPhotos } from './PhotoGallery.fixtures.ts';
import { PhotoGallery } from './PhotoGallery.tsx';

const render = (count: number): string =>
  renderToStaticMarkup(
    <PhotoGallery photos={galleryPhotos.slice(0, count)} labels={galleryLabels} />,
  );

describe('PhotoGallery', () => {
  test('[P02] every photo of the profile is there and named by its number', () => {
    const html = render(5);
    for (const number of [1, 2, 3, 4, 5]) {
      expect(html).toContain(`alt="Photo ${number} of 5"`);
      expect(html).toContain(`aria-label="Photo ${number} of 5"`);
    }
    expect(html).toMatch(/^<section[^>]* aria-label="Photos of Anna">/);
  });

  test('the strip scrolls before any script is there, and a keyboard reaches it', () => {
    expect(render(2)).toMatch(/<ul[^>]* tabindex="0"/);
  });

  test('the first photo is current, and only it is loaded at once', () => {
    const html = render(5);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*aria-label="Photo 1 of 5"[^>]*aria-current="true"/);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });

  test('a single photo needs no buttons, and none draws nothing', () => {
    expect(render(1)).not.toContain('<button');
    expect(render(1)).not.toContain('tabindex');
    expect(render(0)).toBe('');
  });
});
