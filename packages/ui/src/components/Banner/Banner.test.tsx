import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Banner } from './Banner.tsx';

describe('Banner', () => {
  test('[N03] has a named close button only where it can be dismissed', () => {
    expect(renderToStaticMarkup(<Banner>Add a photo.</Banner>)).not.toContain('<button');
    const html = renderToStaticMarkup(
      <Banner onDismiss={() => undefined} dismissLabel="Hide this notice">
        Add a photo.
      </Banner>,
    );
    expect(html).toMatch(/<button type="button"[^>]*aria-label="Hide this notice"/);
  });

  test('is announced only as asked', () => {
    expect(renderToStaticMarkup(<Banner>Old news</Banner>)).not.toContain('role=');
    expect(renderToStaticMarkup(<Banner announce="status">Saved</Banner>)).toContain(
      'role="status"',
    );
    expect(renderToStaticMarkup(<Banner announce="alert">Failed</Banner>)).toContain(
      'role="alert"',
    );
  });

  test('each tone has its own icon, so that it is not told by hue alone', () => {
    const drawings = (['info', 'success', 'warning', 'danger', 'premium'] as const).map(
      (tone) =>
        /<path d="([^"]+)"/.exec(renderToStaticMarkup(<Banner tone={tone}>Text</Banner>))?.[1],
    );
    expect(new Set(drawings).size).toBe(5);
  });
});
