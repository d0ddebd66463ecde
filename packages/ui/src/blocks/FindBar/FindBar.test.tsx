import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findBarProps } from './FindBar.fixtures.ts';
import { FindBar } from './FindBar.tsx';

const html = renderToStaticMarkup(<FindBar {...findBarProps} />);

describe('FindBar', () => {
  test('[P01] each filter is a link to the other search, so that it works without script', () => {
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/members?filters=all',
      '#without-women',
      '#men',
      '#any-age',
      '#netherlands',
    ]);
  });

  test('[P01] says how many filters are set, and of each one that is set how it goes', () => {
    const words = html.replaceAll(/<[^>]+>/g, '|');
    expect(words).toContain('2 set');
    expect(words.match(/remove/g)).toHaveLength(2);
  });
});
