import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { gifPicker } from './GifPicker.fixtures.ts';
import { GifPicker } from './GifPicker.tsx';

const render = (props: Partial<Parameters<typeof GifPicker>[0]> = {}): string =>
  renderToStaticMarkup(<GifPicker {...gifPicker} {...props} />);

describe('GifPicker', () => {
  test('[C06] GIFs are searched, and each is a button named by what it shows', () => {
    const html = render();
    expect(html).toMatch(/<form[^>]*role="search"/);
    expect(html).toMatch(/<ul role="list"[^>]*aria-label="GIFs"/);
    expect(html.match(/<li/g)).toHaveLength(gifPicker.gifs.length);
    expect(html).toMatch(/<button type="button"[^>]*><img[^>]*alt="A dot bounces"/);
  });

  test('[C06] no more can be typed than may be searched for', () => {
    expect(render()).toMatch(
      /<input[^>]* type="search"[^>]* maxLength="60"|maxLength="60"[^>]* type="search"/,
    );
  });

  test('nothing moves before somebody wants it to', () => {
    const html = render();
    expect(html).not.toContain('animateTransform');
    expect(html).toMatch(/aria-pressed="false"[^>]*>.*Play all/);
  });

  test('whose GIFs they are stands below in every state', () => {
    for (const state of ['loading', 'ready', 'error', 'offline'] as const) {
      expect(render({ state, gifs: [] })).toContain('Powered by KLIPY');
    }
  });

  test('how many were found is seen, and read out once', () => {
    const html = render({ labels: { ...gifPicker.labels, found: '19 GIFs' } });
    expect(html.match(/19 GIFs/g)).toHaveLength(2);
    expect(html).toMatch(/role="status">19 GIFs</);
    expect(html.replace(/<(\w+) aria-hidden="true">.*?<\/\1>/g, '').match(/19 GIFs/g)).toHaveLength(
      1,
    );
  });

  test('what is being fetched, was not found or was refused is said in words', () => {
    expect(render({ state: 'loading', gifs: [] })).toMatch(/role="status">Looking for GIFs</);
    expect(render({ gifs: [] })).toContain('No GIF of that');
    expect(render({ state: 'error' })).toMatch(/role="alert".*could not be fetched.*Try again/);
    expect(render({ state: 'offline' })).toContain('You are offline');
  });
});
