import { describe, expect, it, vi } from 'vitest';
import { setAppBadge } from './app-badge.ts';

type Badge = (total?: number) => Promise<void>;

describe('the badge of the installed app', () => {
  it('[V17] the app badge is set to the same total', async () => {
    const navigator = {
      setAppBadge: vi.fn<Badge>(async () => undefined),
      clearAppBadge: vi.fn<Badge>(),
    };
    await setAppBadge(navigator, 7);
    expect(navigator.setAppBadge).toHaveBeenCalledWith(7);
    expect(navigator.clearAppBadge).not.toHaveBeenCalled();
  });

  it('[V17] nothing waiting takes the badge away', async () => {
    const navigator = {
      setAppBadge: vi.fn<Badge>(),
      clearAppBadge: vi.fn<Badge>(async () => undefined),
    };
    await setAppBadge(navigator, 0);
    expect(navigator.clearAppBadge).toHaveBeenCalledOnce();
  });

  it('[V17] app badge failure is ignored, and so is a browser without badges', async () => {
    const refuse = async (): Promise<never> => {
      throw new Error('not allowed');
    };
    await expect(setAppBadge({ setAppBadge: refuse }, 1)).resolves.toBeUndefined();
    await expect(setAppBadge({}, 1)).resolves.toBeUndefined();
  });
});
