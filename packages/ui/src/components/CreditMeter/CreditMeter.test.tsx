import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CreditMeter, creditLevel } from './index.ts';

const draw = (credits: number): string =>
  renderToStaticMarkup(
    <CreditMeter credits={credits} labels={{ low: 'Low', empty: 'None left' }}>
      {`${credits} credits left`}
    </CreditMeter>,
  );

describe('CreditMeter', () => {
  test.each([
    [11, 'ample'],
    [10, 'low'],
    [1, 'low'],
    [0, 'empty'],
    [-1, 'empty'],
  ])('[V16] %i credits are %s', (credits, level) => {
    expect(creditLevel(credits)).toBe(level);
  });

  test('[V16] few credits are told by a word and an icon, never by colour alone', () => {
    expect(draw(11)).not.toMatch(/Low|None left/);
    expect(draw(10)).toMatch(/<svg.*<svg.*>Low</);
    expect(draw(0)).toMatch(/<svg.*<svg.*>None left</);
  });

  test('there is no bar and no meter: credits have no most to be measured by', () => {
    expect(draw(3)).not.toMatch(/<meter|<progress|role="/);
  });
});
