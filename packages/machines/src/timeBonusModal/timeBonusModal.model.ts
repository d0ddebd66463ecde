import { defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import { TIME_BONUS_MODAL_DELAY_MS, selectIsOpen } from './timeBonusModal.logic.ts';
import type { TimeBonusModalConditions } from './timeBonusModal.logic.ts';
import { timeBonusModalMachine } from './timeBonusModal.machine.ts';
import type { TimeBonusModalEvent } from './timeBonusModal.machine.ts';
import type { TimeBonusModalContext } from './timeBonusModal.logic.ts';

/** Conditions under which the modal is due. */
export const dueConditions: TimeBonusModalConditions = {
  isInMembersArea: true,
  isLoggedIn: true,
  credits: 0,
  isBonusVisible: true,
};

const conditions = (more: Partial<TimeBonusModalConditions>): TimeBonusModalEvent => ({
  type: 'CONDITIONS',
  conditions: { ...dueConditions, ...more },
});

const events: readonly TimeBonusModalEvent[] = [
  conditions({}),
  conditions({ isInMembersArea: false }),
  conditions({ isLoggedIn: false }),
  conditions({ credits: 10 }),
  conditions({ isBonusVisible: false }),
  { type: 'CLOSE' },
];

const scenario = (
  name: string,
  dismissedAt: number | null,
): Scenario<typeof timeBonusModalMachine> => ({
  name,
  input: (now) => ({ now, dismissedAt }),
  events,
  waits: [TIME_BONUS_MODAL_DELAY_MS - 1, TIME_BONUS_MODAL_DELAY_MS],
});

const isDue = (context: TimeBonusModalContext): boolean =>
  context.isInMembersArea && context.isLoggedIn && context.credits === 0 && context.isBonusVisible;

/** How timeBonusModal is walked. */
export const timeBonusModalModel = defineModel({
  machine: timeBonusModalMachine,
  scenarios: [scenario('never dismissed', null), scenario('dismissed before', 1)],
  project: ({ context }) => ({ ...context, dismissedAt: context.dismissedAt !== null }),
  view: (snapshot) => (selectIsOpen(snapshot) ? 'open' : null),
  invariants: () => {
    let dueSince: number | null = null;
    let stored = 0;
    return {
      'opens only after 40 s in a row with all conditions': ({ before, snapshot, elapsed }) => {
        if (!isDue(snapshot.context)) dueSince = null;
        else dueSince ??= elapsed;
        const hasOpened = selectIsOpen(snapshot) && !(before && selectIsOpen(before));
        return !hasOpened || (dueSince !== null && elapsed - dueSince >= TIME_BONUS_MODAL_DELAY_MS);
      },
      'is open only while all conditions hold': ({ snapshot }) =>
        !selectIsOpen(snapshot) || isDue(snapshot.context),
      'never opens once it was dismissed': ({ snapshot }) =>
        snapshot.context.dismissedAt === null || !selectIsOpen(snapshot),
      'closing stores when, once': ({ before, snapshot, ran, now }) => {
        stored += ran.length;
        const hasClosed =
          before?.context.dismissedAt === null && snapshot.context.dismissedAt !== null;
        const [action] = ran;
        return (
          stored <= 1 &&
          ran.length === (hasClosed ? 1 : 0) &&
          (!action || (action.params as { at: number }).at === now)
        );
      },
      'what is dismissed stays dismissed': ({ before, snapshot }) =>
        before === undefined || !before.matches('dismissed') || snapshot.matches('dismissed'),
      'is waiting or open exactly while it is due': ({ snapshot }) =>
        snapshot.matches('dismissed') || snapshot.matches('idle') !== isDue(snapshot.context),
    };
  },
});
