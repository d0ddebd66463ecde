import type { SnapshotFrom } from 'xstate';
import type { timeBonusMachine } from './timeBonus.machine.ts';
import { toCountdown } from './timeBonus.rules.ts';
import type { TimeBonusCountdown } from './timeBonus.types.ts';

type Snapshot = SnapshotFrom<typeof timeBonusMachine>;

/** `timeBonus.isVisible` of spec section 3. */
export const selectIsVisible = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loggedIn: 'counting' });

/** Ms left; 0 where there is no bonus. */
export const selectRemaining = (snapshot: Snapshot): number => snapshot.context.remaining;

/** When the bonus ends on the server's clock, in ms since 1970; null where there is none. */
export const selectEndsAt = (snapshot: Snapshot): number | null => snapshot.context.endsAt;

/** Hours, minutes and seconds left, two digits each; null where there is no bonus. */
export const selectCountdown = (snapshot: Snapshot): TimeBonusCountdown | null =>
  selectIsVisible(snapshot) ? toCountdown(snapshot.context.remaining) : null;
