import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';
import { clamp, readNumber, stepFrom } from './numberSteps.ts';

const labels = { decrease: 'Less', increase: 'More', clamped: String };

describe('NumberField', () => {
  test('is a native number input with its bounds, and two named buttons', () => {
    const html = renderToStaticMarkup(
      <NumberField id="n" name="age" label="Age" labels={labels} minimum={18} maximum={99} />,
    );
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toMatch(/type="number"/);
    expect(input).toMatch(/inputMode="numeric"/);
    expect(input).toMatch(/min="18" max="99" step="1"/);
    expect(html).toMatch(/<button[^>]*aria-controls="n"[^>]*aria-label="Less"/);
    expect(html).toMatch(/<button[^>]*aria-controls="n"[^>]*aria-label="More"/);
  });

  test('its correction is said by a status that is there before it has something to say', () => {
    expect(renderToStaticMarkup(<NumberField label="Age" labels={labels} />)).toMatch(
      /role="status"><\/div>/,
    );
  });
});

describe('the steps of a number', () => {
  const years = { minimum: 18, maximum: 99, step: 1 };

  test.each([
    [17, 18],
    [18, 18],
    [120, 99],
  ])('%i within 18 to 99 is %i', (typed, kept) => {
    expect(clamp(typed, years)).toBe(kept);
  });

  test.each([
    [40, 1, 41],
    [99, 1, 99],
    [18, -1, 18],
    [null, 1, 18],
    [120, -1, 99],
  ] as const)('%s, a step of %i: %i', (from, direction, to) => {
    expect(stepFrom(from, direction, years)).toBe(to);
  });

  test('tenths stay tenths', () => {
    expect(stepFrom(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepFrom(null, -1, { step: 0.1 })).toBe(-0.1);
  });

  test('nothing is no number, and zero is one', () => {
    expect(readNumber('')).toBeNull();
    expect(readNumber(' ')).toBeNull();
    expect(readNumber('1-2')).toBeNull();
    expect(readNumber('0')).toBe(0);
  });
});
