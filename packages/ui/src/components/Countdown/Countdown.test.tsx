import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Countdown } from './Countdown.tsx';

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

describe('Countdown', () => {
  test('[M07] shows hours, minutes and seconds as two digits each', () => {
    const html = renderToStaticMarkup(
      <Countdown hours={3} minutes={5} seconds={9} label="Time left" />,
    );
    expect(text(html)).toBe('03:05:09');
  });

  test('[M07] shows zero, never less', () => {
    const html = renderToStaticMarkup(
      <Countdown hours={0} minutes={0} seconds={-1} label="Time left" />,
    );
    expect(text(html)).toBe('00:00:00');
  });

  test('is a named timer and not a live region', () => {
    const html = renderToStaticMarkup(
      <Countdown hours={0} minutes={1} seconds={2} label="Time left" />,
    );
    expect(html).toContain('role="timer"');
    expect(html).toContain('aria-label="Time left"');
    expect(html).not.toContain('aria-live');
  });
});
