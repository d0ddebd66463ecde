import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RangeSlider } from './RangeSlider.tsx';
import { RangeTrack, withNearerEnd } from './RangeTrack.tsx';

const bounds = { minimum: 18, maximum: 99 };
const value = { minimum: 25, maximum: 40 };

describe('RangeSlider', () => {
  test('[P01] the youngest and the oldest age are two named sliders within the bounds', () => {
    const html = renderToStaticMarkup(
      <RangeSlider
        label="Age"
        minimumLabel="Youngest age"
        maximumLabel="Oldest age"
        valueLabel="Between 25 and 40 years"
        value={value}
        bounds={bounds}
        onChange={() => {}}
      />,
    );
    const inputs = html.match(/<input[^>]*type="range"[^>]*>/g) ?? [];
    expect(inputs).toHaveLength(2);
    expect(inputs[0]).toMatch(/aria-label="Youngest age"/);
    expect(inputs[0]).toMatch(/value="25"/);
    expect(inputs[0]).toMatch(/min="18"/);
    // Neither passes the other.
    expect(inputs[0]).toMatch(/max="40"/);
    expect(inputs[1]).toMatch(/aria-label="Oldest age"/);
    expect(inputs[1]).toMatch(/min="25"/);
    expect(inputs[1]).toMatch(/max="99"/);
    expect(html).toContain('Between 25 and 40 years');
  });
});

describe('RangeTrack', () => {
  test('is not read out, cannot have the focus, and needs no style attribute', () => {
    const html = renderToStaticMarkup(
      <RangeTrack value={value} bounds={bounds} onChange={() => {}} />,
    );
    expect(html).toMatch(/^<div class="[^"]+" aria-hidden="true">/);
    expect(html).not.toMatch(/ style=| tabindex=|<input/);
    expect(html).toContain(`cx="${((25 - 18) / 81) * 100}%"`);
  });

  test('a press on the line brings the nearer end there, and no further than the other', () => {
    expect(withNearerEnd(value, bounds, 0)).toEqual({ minimum: 18, maximum: 40 });
    expect(withNearerEnd(value, bounds, 1)).toEqual({ minimum: 25, maximum: 99 });
    expect(withNearerEnd(value, bounds, 0.15)).toEqual({ minimum: 30, maximum: 40 });
    expect(withNearerEnd(value, bounds, -3)).toEqual({ minimum: 18, maximum: 40 });
    expect(withNearerEnd({ minimum: 30, maximum: 30 }, bounds, 0)).toEqual({
      minimum: 18,
      maximum: 30,
    });
  });

  test('bounds of one year draw no broken numbers', () => {
    const one = { minimum: 18, maximum: 18 };
    expect(
      renderToStaticMarkup(<RangeTrack value={one} bounds={one} onChange={() => {}} />),
    ).not.toContain('NaN');
  });
});
