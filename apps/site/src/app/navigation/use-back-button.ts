import { useSyncExternalStore } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { isInstalledApp, watchDisplayMode } from '../document/display-mode.ts';
import { handleOf } from '../document/page-handle.ts';

/** What decides whether the back button shows (spec section 2, top navigation). */
export interface BackButtonFacts {
  isInstalledApp: boolean;
  hasHistory: boolean;
  isNamedPage: boolean;
}

export function showsBackButton(facts: BackButtonFacts): boolean {
  return facts.isInstalledApp && facts.hasHistory && facts.isNamedPage;
}

/** Position in the router's history of this tab; 0 is where the visit began. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** Goes back; undefined where the button does not show. */
export function useBackButton(): (() => void) | undefined {
  const navigate = useNavigate();
  const isNamedPage = useMatches().some((match) => handleOf(match).hasBackButton);
  const isShown = useSyncExternalStore(
    watchDisplayMode,
    () =>
      showsBackButton({
        isInstalledApp: isInstalledApp(),
        hasHistory: historyIndex() > 0,
        isNamedPage,
      }),
    () => false,
  );
  return isShown ? () => void navigate(-1) : undefined;
}
