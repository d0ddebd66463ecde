import { expect, it } from 'vitest';
import { flip } from './CardMovement.tsx';

it('lays one box over another, centre on centre and as wide', () => {
  const card = { left: 100, top: 200, width: 100, height: 140 };
  const photo = { left: 0, top: 0, width: 400, height: 500 };
  expect(flip(card, photo)).toBe('translate(-50px, 20px) scale(0.25)');
  expect(flip(photo, photo)).toBe('translate(0px, 0px) scale(1)');
});
