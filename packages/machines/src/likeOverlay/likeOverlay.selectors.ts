import type { SnapshotFrom } from 'xstate';
import type { likeOverlayMachine } from './likeOverlay.machine.ts';
import type { LikeNews, LikeProfile } from './likeOverlay.types.ts';

type Snapshot = SnapshotFrom<typeof likeOverlayMachine>;

/** What the open overlay shows. */
export interface ShownLike {
  readonly kind: LikeNews['kind'];
  readonly profile: LikeProfile;
}

/** What the overlay shows; null while it is closed. A new object each time: compare by `snapshot.context` before. */
export const selectShownLike = (snapshot: Snapshot): ShownLike | null => {
  const { current, profile } = snapshot.context;
  return snapshot.matches({ overlay: { showing: 'open' } }) && current && profile
    ? { kind: current.kind, profile }
    : null;
};

/** What is open, in a word; null where nothing is. */
export const selectView = (snapshot: Snapshot): 'match' | 'new like' | null => {
  const shown = selectShownLike(snapshot);
  if (shown === null) return null;
  return shown.kind === 'match' ? 'match' : 'new like';
};
