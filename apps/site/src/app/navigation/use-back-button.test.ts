import { describe, expect, it } from 'vitest';
import { handle as member } from '../../features/member/member.route.tsx';
import { handle as members } from '../../features/search/members.route.tsx';
import type { PageHandle } from '../document/page-handle.ts';
import { showsBackButton } from './use-back-button.ts';

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
