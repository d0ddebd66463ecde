import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
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

  it('[V16] the named pages are members-id, likes-type, likes-m-id, credits and credits-id-paymentmethod, and no others', () => {
    const features = new URL('../../features/', import.meta.url);
    const named = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.route.tsx') &&
        readFileSync(new URL(file, features), 'utf8').includes('hasBackButton: true'),
    );
    // One file for the two pages of credits.
    expect(named.toSorted()).toEqual([
      'credits/credits.route.tsx',
      'likes/likes-member.route.tsx',
      'likes/likes-type.route.tsx',
      'member/member.route.tsx',
    ]);
  });
});
