import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RouteProgress } from './RouteProgress.tsx';

describe('RouteProgress', () => {
  test('[V14] nothing is in the page while no navigation runs', () => {
    expect(renderToStaticMarkup(<RouteProgress state="idle" label="Loading page" />)).toBe('');
  });

  test('[V14] a running navigation is a named progress bar of unknown length', () => {
    const html = renderToStaticMarkup(<RouteProgress state="running" label="Loading page" />);
    expect(html).toContain('role="progressbar"');
    expect(html).toContain('aria-label="Loading page"');
    expect(html).not.toContain('aria-valuenow');
  });

  test('[V14] the fade after it is hidden from assistive technology', () => {
    const html = renderToStaticMarkup(<RouteProgress state="finishing" label="Loading page" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('progressbar');
  });
});
