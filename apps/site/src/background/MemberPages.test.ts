import { afterEach, expect, it, vi } from 'vitest';
import * as notices from './app-notices.tsx';
import { watchWorker } from './MemberPages.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[B02] a page whose member took the newer worker opens again after five seconds, though the worker before still has work', () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
  vi.spyOn(notices, 'offerUpdate').mockImplementation((take) => take());
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() };
  const registration = Object.assign(new EventTarget(), { waiting });
  watchWorker(registration as unknown as ServiceWorkerRegistration, new AbortController().signal);
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'take-over' });
  vi.advanceTimersByTime(4_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});
