import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { offlineLabels } from './OfflineNotice.fixtures.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

describe('OfflineNotice', () => {
  test('[B02] without a network it says so and what still works', () => {
    const html = renderToStaticMarkup(<OfflineNotice isOffline labels={offlineLabels} />);
    expect(html).toMatch(/^<div role="status">/);
    expect(html).toContain(offlineLabels.title);
    expect(html).toContain(offlineLabels.text);
  });

  test('online it is an empty status, which takes no room', () => {
    expect(renderToStaticMarkup(<OfflineNotice isOffline={false} labels={offlineLabels} />)).toBe(
      '<div role="status"></div>',
    );
  });
});
