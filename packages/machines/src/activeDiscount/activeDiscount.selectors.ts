import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.types.ts';
import { TIME_BONUS_CODE, TIME_BONUS_PERCENTAGE } from '../timeBonus/timeBonus.constants.ts';
import type { activeDiscountMachine } from './activeDiscount.machine.ts';
import { discountLeft } from './activeDiscount.rules.ts';
import type { ActiveDiscount, HeldDiscount } from './activeDiscount.types.ts';

type Snapshot = SnapshotFrom<typeof activeDiscountMachine>;

const named = (kind: ActiveDiscount['kind'], held: HeldDiscount): ActiveDiscount => ({
  kind,
  code: held.code,
  percentage: held.percentage,
});

/** The one discount that counts; null where none does. A new object each time: compare by its code. */
export const selectActive = (snapshot: Snapshot): ActiveDiscount | null => {
  const { applied, isTimeBonusVisible, welcome } = snapshot.context;
  if (!snapshot.matches('loggedIn')) return null;
  if (applied !== null) return named('code', applied);
  if (isTimeBonusVisible) {
    return { kind: 'timeBonus', code: TIME_BONUS_CODE, percentage: TIME_BONUS_PERCENTAGE };
  }
  return welcome && named('welcome', welcome);
};

/** The code that goes with the order; null where none does. */
export const selectActiveCode = (snapshot: Snapshot): string | null =>
  selectActive(snapshot)?.code ?? null;

/** Where an entered code is. */
export const selectCodeStatus = (
  snapshot: Snapshot,
): 'none' | 'checking' | 'applied' | 'refused' => {
  if (snapshot.matches({ loggedIn: { code: 'checking' } })) return 'checking';
  if (snapshot.matches({ loggedIn: { code: 'applied' } })) return 'applied';
  return snapshot.matches({ loggedIn: { code: 'refused' } }) ? 'refused' : 'none';
};

/** The code as it was entered, in capitals; empty where none is. */
export const selectEntered = ({ context }: Snapshot): string => context.entered;

/** Why the entered code is not applied; an unknown outcome means that it could not be checked. */
export const selectRefusal = ({ context }: Snapshot): Failure | null => context.failure;

/** Ms left of the welcome discount at the last look; 0 where there is none. */
export const selectWelcomeRemaining = ({ context: { welcome } }: Snapshot): number =>
  welcome === null ? 0 : discountLeft(welcome, welcome.lookedAt);

/** What the member sees, in a word; null where there is nothing to see. */
export const selectView = (snapshot: Snapshot): string | null => {
  const status = selectCodeStatus(snapshot);
  if (status === 'refused') {
    return snapshot.context.failure?.outcome === 'unknown' ? 'code: unchecked' : 'code: refused';
  }
  if (status !== 'none') return `code: ${status}`;
  const active = selectActive(snapshot);
  if (active === null) return null;
  return active.kind === 'timeBonus' ? 'time bonus' : 'welcome discount';
};
