import { defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import {
  isAlertNeeded,
  selectIsShown,
  selectReasons,
  selectView,
} from './dismissibleAlert.logic.ts';
import type { AlertFacts, DismissibleAlert } from './dismissibleAlert.logic.ts';
import { dismissibleAlertMachine } from './dismissibleAlert.machine.ts';
import type { DismissibleAlertEvent } from './dismissibleAlert.machine.ts';

/** A member who has nothing to be told. */
export const contented: AlertFacts = {
  hasPhoto: true,
  canOptIn: false,
  notificationsDisabled: [],
};

/** A member who needs every alert. */
export const alerted = (...reasons: readonly string[]): AlertFacts => ({
  hasPhoto: false,
  canOptIn: true,
  notificationsDisabled: reasons,
});

const DAY_MS = 86_400_000;

const scenario = (
  alert: DismissibleAlert,
  dismissedAt: number | null,
  facts: AlertFacts | null,
): Scenario<typeof dismissibleAlertMachine> => ({
  name: `${alert}, ${dismissedAt === null ? 'never dismissed' : 'dismissed before'}`,
  input: (now) => ({ now, alert, facts, dismissedAt }),
  events: [
    { type: 'FACTS', facts: null },
    { type: 'FACTS', facts: contented },
    ...[['fbl'], ['bounce'], ['listunsubscribe'], ['listunsubscribe', 'bounce', 'fbl']].map(
      (reasons): DismissibleAlertEvent => ({ type: 'FACTS', facts: alerted(...reasons) }),
    ),
    { type: 'DISMISS' },
    { type: 'STORED_ELSEWHERE', dismissedAt: 1 },
    { type: 'STORED_ELSEWHERE', dismissedAt: null },
  ],
  sleeps: [3 * 3_600_000, DAY_MS, -DAY_MS],
});

/** How dismissibleAlert is walked. */
export const dismissibleAlertModel = defineModel({
  machine: dismissibleAlertMachine,
  scenarios: [
    scenario('photo', null, null),
    scenario('push', null, alerted()),
    scenario('notifications', null, null),
    scenario('notifications', 1, alerted('fbl')),
  ],
  project: ({ context }) => [context.facts, context.dismissedAt !== null],
  view: (snapshot) => selectView(snapshot),
  invariants: () => ({
    'is shown exactly while there is something to tell and it is not dismissed': ({ snapshot }) =>
      selectIsShown(snapshot) ===
      (snapshot.context.dismissedAt === null &&
        isAlertNeeded(snapshot.context.alert, snapshot.context.facts)),
    'a visitor is told nothing': ({ snapshot }) =>
      snapshot.context.facts !== null || !selectIsShown(snapshot),
    'dismissing it stores when, once': ({ before, snapshot, step, ran, now }) => {
      const isDismissal =
        step.kind === 'event' &&
        step.event.type === 'DISMISS' &&
        before !== undefined &&
        selectIsShown(before);
      const stored = ran.map(({ params }) => (params as { at: number }).at);
      return (
        stored.join() === (isDismissal ? String(now) : '') &&
        (!isDismissal || snapshot.context.dismissedAt === now)
      );
    },
    'what another tab dismissed goes away here, and is not stored again': ({
      snapshot,
      step,
      ran,
    }) =>
      step.kind !== 'event' ||
      step.event.type !== 'STORED_ELSEWHERE' ||
      (ran.length === 0 &&
        snapshot.context.dismissedAt ===
          (step.event as DismissibleAlertEvent & { type: 'STORED_ELSEWHERE' }).dismissedAt),
    'what is dismissed comes back only when storage is cleared, whatever the clock does': ({
      before,
      snapshot,
      step,
    }) =>
      before?.context.dismissedAt == null ||
      snapshot.context.dismissedAt !== null ||
      (step.kind === 'event' && step.event.type === 'STORED_ELSEWHERE'),
    'disabled notifications are told with their reasons, other alerts with none': ({ snapshot }) =>
      !selectIsShown(snapshot) ||
      selectReasons(snapshot).length > 0 === (snapshot.context.alert === 'notifications'),
  }),
});
