import { describe, expect, it, vi } from 'vitest';
import { handle as member } from '../../features/member/member.route.tsx';
import { handle as members } from '../../features/search/members.route.tsx';
import type { PageHandle } from './page-handle.ts';
import { setAppBadge, showsBackButton } from './installed-app.ts';

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

describe('the back button', () => {
  const all = { isInstalledApp: true, hasHistory: true, isNamedPage: true };

  it('[V16] shows only in installed-app display mode, with history, on the named pages', () => {
    expect(showsBackButton(all)).toBe(true);
    expect(showsBackButton({ ...all, isInstalledApp: false })).toBe(false);
    expect(showsBackButton({ ...all, hasHistory: false })).toBe(false);
    expect(showsBackButton({ ...all, isNamedPage: false })).toBe(false);
  });

  it('[V16] the profile is one of the named pages, the search is not', () => {
    expect((member as PageHandle).hasBackButton).toBe(true);
    expect((members as PageHandle).hasBackButton).toBeUndefined();
  });
});
