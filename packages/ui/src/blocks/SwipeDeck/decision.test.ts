import { describe, expect, test } from 'vitest';
import { actionForKey, decisionOf, intentOf, thresholdOf, velocityOf } from './decision.ts';

const width = 320;

describe('what a drag of the swipe deck decides', () => {
  test('[K03] right past the threshold likes, left passes, less is neither', () => {
    expect(thresholdOf(width)).toBe(96);
    expect(decisionOf(96, 0, width)).toBe('like');
    expect(decisionOf(-96, 0, width)).toBe('pass');
    expect(decisionOf(95, 0, width)).toBeNull();
    expect(decisionOf(-95, 0, width)).toBeNull();
    expect(decisionOf(0, 0, width)).toBeNull();
  });

  test('[K03] on a wide card nobody has to push further than 120 px', () => {
    expect(thresholdOf(1000)).toBe(120);
    expect(intentOf(120, 1000)).toBe('like');
    expect(intentOf(-120, 1000)).toBe('pass');
    expect(intentOf(119, 1000)).toBeNull();
  });

  test('[K03] a flick decides before the threshold, but not an unsteady tap', () => {
    expect(decisionOf(30, 0.6, width)).toBe('like');
    expect(decisionOf(-30, -0.6, width)).toBe('pass');
    expect(decisionOf(23, 2, width)).toBeNull();
    expect(decisionOf(30, 0.4, width)).toBeNull();
  });

  test('[K03] thrown back towards the middle it is neither, however far out', () => {
    expect(decisionOf(200, -0.6, width)).toBeNull();
    expect(decisionOf(-200, 0.6, width)).toBeNull();
    expect(decisionOf(200, -0.1, width)).toBe('like');
  });

  test('speed is that of the last 100 ms', () => {
    const slowThenFast = [
      { x: 0, time: 0 },
      { x: 10, time: 500 },
      { x: 20, time: 550 },
      { x: 70, time: 600 },
    ];
    expect(velocityOf(slowThenFast)).toBe(0.6);
    expect(velocityOf([{ x: 50, time: 0 }])).toBe(0);
    expect(velocityOf([])).toBe(0);
    expect(
      velocityOf([
        { x: 0, time: 7 },
        { x: 9, time: 7 },
      ]),
    ).toBe(0);
  });

  test('a decision never depends on more than the sign of what it is given: left mirrors right', () => {
    for (let offset = 0; offset <= 400; offset += 7) {
      for (let velocity = -1; velocity <= 1; velocity += 0.1) {
        const right = decisionOf(offset, velocity, width);
        const left = decisionOf(-offset, -velocity, width);
        expect([right, left]).toEqual(right === null ? [null, null] : ['like', 'pass']);
      }
    }
  });

  test('[K03] keys equal the drag', () => {
    expect(actionForKey('ArrowRight')).toBe('like');
    expect(actionForKey('ArrowLeft')).toBe('pass');
    expect(actionForKey('Backspace')).toBe('undo');
    expect(actionForKey('Enter')).toBe('open');
    expect(actionForKey(' ')).toBeNull();
    expect(actionForKey('ArrowUp')).toBeNull();
  });
});
