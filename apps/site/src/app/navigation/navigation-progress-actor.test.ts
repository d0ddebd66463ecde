import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNavigationProgress } from './navigation-progress-actor.ts';

describe('the navigation progress bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[V14] starts after 200 ms throttle and fades 500 ms after finishing', () => {
    const progress = startNavigationProgress();
    progress.send(true);
    vi.advanceTimersByTime(199);
    expect(progress.state()).toBe('idle');
    vi.advanceTimersByTime(1);
    expect(progress.state()).toBe('running');
    progress.send(false);
    expect(progress.state()).toBe('finishing');
    vi.advanceTimersByTime(500);
    expect(progress.state()).toBe('idle');
    progress.stop();
  });

  it('[V14] a page that is there within 200 ms shows no bar', () => {
    const progress = startNavigationProgress();
    progress.send(true);
    vi.advanceTimersByTime(150);
    progress.send(false);
    vi.advanceTimersByTime(1_000);
    expect(progress.state()).toBe('idle');
    progress.stop();
  });
});
