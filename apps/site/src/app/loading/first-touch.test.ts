import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The module as a page's script runs it. */
async function openPage(facts: { isWoken?: true } = {}) {
  const page = Object.assign(new EventTarget(), facts);
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const module = await import('./first-touch.ts');
  const onTouch = vi.fn<() => void>();
  void module.firstTouch().then(onTouch);
  await Promise.resolve();
  return { ...module, page, onTouch };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('[E07] waits until somebody is there', async () => {
  const { SIGNS, page, onTouch } = await openPage();
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onTouch).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(SIGNS[0] ?? ''));
  await expect.poll(() => onTouch).toHaveBeenCalledTimes(1);
});

it('[E07] waits no longer for a page that was woken up by a touch', async () => {
  const { onTouch } = await openPage({ isWoken: true });
  await expect.poll(() => onTouch).toHaveBeenCalledTimes(1);
});

it('[S04] waits no longer once the page does something by itself', async () => {
  const { touch, onTouch } = await openPage();
  expect(onTouch).not.toHaveBeenCalled();
  touch();
  await expect.poll(() => onTouch).toHaveBeenCalledTimes(1);
});

it('a button or a choice that is pressed has the focus, also where the browser gives it none; what has it keeps it', async () => {
  const { carryOutEarlyPresses, page } = await openPage();
  const document = { body: {}, activeElement: {} };
  vi.stubGlobal('document', document);
  Object.assign(page, { earlyPresses: { presses: [], stop: vi.fn<() => void>() } });
  carryOutEarlyPresses();
  const focus = vi.fn<() => void>();
  const press = (): void => {
    const event = new Event('click');
    const closest = (selector: string) => (selector === 'button,input' ? { focus } : null);
    Object.defineProperty(event, 'target', { value: { closest } });
    page.dispatchEvent(event);
  };

  press();
  expect(focus).not.toHaveBeenCalled();
  document.activeElement = document.body;
  press();
  expect(focus).toHaveBeenCalledTimes(1);
});
