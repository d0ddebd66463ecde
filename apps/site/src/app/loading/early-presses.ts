import type { EarlyPress } from './waker.ts';

/** Does on the page that has woken up what somebody has done on it before, in that order, each once. */
export function carryOutEarlyPresses(): void {
  const { waking } = window;
  if (!waking) return;
  waking.stop();
  waking.presses.splice(0).forEach(carryOut);
}

function carryOut(press: EarlyPress): void {
  const { element } = press;
  if (!element.isConnected) return;
  if (press.type === 'click') element.click();
  else
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true }),
    );
}
