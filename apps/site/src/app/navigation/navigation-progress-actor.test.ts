import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNavigationProgress } from './navigation-progress-actor.ts';

describe('the navigation progress bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[V14] starts after 200 ms throttle and fades 500 ms after finishing', () => {
    const progress = startNavigationProgress('/members');
    progress.send(true, '/members');
    vi.advanceTimersByTime(199);
    expect(progress.state()).toBe('idle');
    vi.advanceTimersByTime(1);
    expect(progress.state()).toBe('running');
    progress.send(false, '/members');
    expect(progress.state()).toBe('finishing');
    vi.advanceTimersByTime(500);
    expect(progress.state()).toBe('idle');
    progress.stop();
  });

  it('[V14] another page has the focus at its heading; the same one with another search does not', () => {
    const focus = vi.fn<(options: FocusOptions) => void>();
    const body = {};
    vi.stubGlobal('HTMLAnchorElement', Map);
    vi.stubGlobal('history', { state: null });
    vi.stubGlobal('document', {
      body,
      activeElement: body,
      querySelectorAll: () => [{ checkVisibility: () => true, focus }],
    });
    const progress = startNavigationProgress('/members');
    progress.send(true, '/members');
    progress.send(false, '/members');
    vi.runAllTimers();
    expect(focus).not.toHaveBeenCalled();
    progress.send(true, '/members');
    progress.send(false, '/likes');
    progress.send(false, '/likes');
    vi.runAllTimers();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    progress.stop();
  });

  it('[V14] a page that is there within 200 ms shows no bar', () => {
    const progress = startNavigationProgress('/members');
    progress.send(true, '/members');
    vi.advanceTimersByTime(150);
    progress.send(false, '/members');
    vi.advanceTimersByTime(1_000);
    expect(progress.state()).toBe('idle');
    progress.stop();
  });
});
