import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import { selectIsShown, selectReasons } from './dismissibleAlert.logic.ts';
import type { AlertFacts, DismissibleAlert } from './dismissibleAlert.logic.ts';
import { dismissibleAlertMachine } from './dismissibleAlert.machine.ts';
import { alerted, contented, dismissibleAlertModel } from './dismissibleAlert.model.ts';

const start = (
  alert: DismissibleAlert,
  facts: AlertFacts | null = alerted('fbl'),
  dismissedAt: number | null = null,
) => {
  const actor = startTestActor(dismissibleAlertMachine, (now) => ({
    now,
    alert,
    facts,
    dismissedAt,
  }));
  return {
    ...actor,
    set: (next: AlertFacts | null) => actor.send({ type: 'FACTS', facts: next }),
    stored: (at: number | null) => actor.send({ type: 'STORED_ELSEWHERE', dismissedAt: at }),
    isShown: () => selectIsShown(actor.snapshot()),
    reasons: () => selectReasons(actor.snapshot()),
  };
};

const ALERTS = ['photo', 'push', 'notifications'] as const;

describe('dismissibleAlert', () => {
  test.each([
    ['photo', { ...contented, hasPhoto: false }],
    ['push', { ...contented, canOptIn: true }],
    ['notifications', { ...contented, notificationsDisabled: ['bounce'] }],
  ] as const)('[N03] %s is shown for its own reason and no other', (alert, facts) => {
    for (const other of ALERTS) expect(start(other, facts).isShown()).toBe(other === alert);
  });

  test.each(ALERTS)('[N03] %s: not to a visitor, nor to who has nothing to be told', (alert) => {
    const actor = start(alert, null);
    expect(actor.isShown()).toBe(false);
    actor.set(alerted('fbl'));
    expect(actor.isShown()).toBe(true);
    actor.set(contented);
    expect(actor.isShown()).toBe(false);
    actor.set(alerted('fbl'));
    actor.set(null);
    expect(actor.isShown()).toBe(false);
    expect(actor.ran).toEqual([]);
  });

  test.each(ALERTS)(
    '[N03] %s: dismissal stores the current timestamp and hides it, once',
    (alert) => {
      const actor = start(alert);
      actor.wait(1_234);
      actor.send({ type: 'DISMISS' });
      actor.send({ type: 'DISMISS' });
      expect(actor.isShown()).toBe(false);
      expect(actor.ran).toEqual([{ type: 'storeDismissal', params: { at: EPOCH + 1_234 } }]);
      expect(actor.snapshot().context.dismissedAt).toBe(EPOCH + 1_234);
      actor.set(contented);
      actor.set(alerted('bounce'));
      expect(actor.isShown()).toBe(false);
    },
  );

  test('[N03] what is not shown cannot be dismissed', () => {
    const actor = start('photo', contented);
    actor.send({ type: 'DISMISS' });
    actor.set(alerted());
    expect([actor.isShown(), actor.ran]).toEqual([true, []]);
  });

  test.each([
    ['long ago', 1],
    ['now', EPOCH],
    ['by a clock a day ahead', EPOCH + 86_400_000],
    ['at the beginning of time', 0],
  ])('[N03] dismissed %s, it stays away', (_when, at) => {
    const actor = start('photo', alerted(), at);
    expect(actor.isShown()).toBe(false);
    for (const ms of [3 * 3_600_000, 86_400_000, -2 * 86_400_000]) {
      actor.sleep(ms);
      actor.set(alerted());
      expect(actor.isShown()).toBe(false);
    }
  });

  test('[N03] they return when storage is cleared', () => {
    const actor = start('notifications');
    actor.send({ type: 'DISMISS' });
    actor.stored(null);
    expect(actor.isShown()).toBe(true);
    actor.send({ type: 'DISMISS' });
    expect(actor.ran).toHaveLength(2);
  });

  test('[N03] dismissed in another tab is seen here, and not stored twice', () => {
    const actor = start('push');
    actor.stored(EPOCH);
    expect(actor.isShown()).toBe(false);
    actor.send({ type: 'DISMISS' });
    expect(actor.ran).toEqual([]);
  });

  test('[N03] dismissed in another tab while there was nothing to tell, it does not come up', () => {
    const actor = start('push', null);
    actor.stored(EPOCH);
    actor.set(alerted());
    expect(actor.isShown()).toBe(false);
  });

  test('[N03] notification disabling reasons: fbl (marked as spam), bounce, listunsubscribe', () => {
    const actor = start('notifications', alerted('listunsubscribe', 'fbl', 'bounce', 'fbl'));
    expect(actor.reasons()).toEqual(['fbl', 'bounce', 'listunsubscribe']);
    actor.set(alerted('listunsubscribe'));
    expect(actor.reasons()).toEqual(['listunsubscribe']);
    actor.set(alerted('unheard of'));
    expect([actor.isShown(), actor.reasons()]).toEqual([false, []]);
    expect(start('photo').reasons()).toEqual([]);
    expect(start('notifications', null).reasons()).toEqual([]);
  });
});

proveMachine(dismissibleAlertModel, {
  id: 'N03',
  docs: new URL('./dismissibleAlert.docs.md', import.meta.url),
  ways: new URL('./dismissibleAlert.ways.gen.json', import.meta.url),
});
