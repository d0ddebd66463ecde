import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { usFooter, usSignal } from './UsFooter.fixtures.ts';
import { UsFooter } from './UsFooter.tsx';

describe('UsFooter', () => {
  test('[V09] holds the compliance text', () => {
    const html = renderToStaticMarkup(<UsFooter {...usFooter} />);
    for (const text of usFooter.paragraphs) expect(html).toContain(text);
  });

  test('[V09] where there is nothing but the notice, it makes no landmark and has no link', () => {
    const html = renderToStaticMarkup(<UsFooter paragraphs={['We do not sell.']} />);
    expect(html).toContain('We do not sell.');
    expect(html).not.toMatch(/aria-label|<a /);
  });

  test('[B15] the opt-out is a link', () => {
    const html = renderToStaticMarkup(<UsFooter {...usFooter} />);
    expect(/<a [^>]*href="([^"]+)"/.exec(html)?.[1]).toBe('/privacy#choices');
  });

  test('[B15] says that the signal is honoured only where it is', () => {
    expect(renderToStaticMarkup(<UsFooter {...usFooter} />)).not.toContain('Global Privacy');
    expect(renderToStaticMarkup(<UsFooter {...usFooter} signal={usSignal} />)).toContain(usSignal);
  });
});
