import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import { selectIsOpen } from './timeBonusModal.logic.ts';
import type { TimeBonusModalConditions } from './timeBonusModal.logic.ts';
import { timeBonusModalMachine } from './timeBonusModal.machine.ts';
import { dueConditions, timeBonusModalModel } from './timeBonusModal.model.ts';

const start = (dismissedAt: number | null = null) => {
  const modal = startTestActor(timeBonusModalMachine, (now) => ({ now, dismissedAt }));
  return {
    ...modal,
    set: (more: Partial<TimeBonusModalConditions> = {}) =>
      modal.send({ type: 'CONDITIONS', conditions: { ...dueConditions, ...more } }),
    isOpen: () => selectIsOpen(modal.snapshot()),
  };
};

describe('timeBonusModal', () => {
  test('[M08] opens after 40 seconds in the members area, not a millisecond before', () => {
    const modal = start();
    modal.set();
    modal.wait(39_999);
    expect(modal.isOpen()).toBe(false);
    modal.wait(1);
    expect(modal.isOpen()).toBe(true);
  });

  test.each([
    ['outside the members area', { isInMembersArea: false }],
    ['logged out', { isLoggedIn: false }],
    ['with credits', { credits: 1 }],
    ['without a visible bonus', { isBonusVisible: false }],
  ])('[M08] never opens %s', (_where, more) => {
    const modal = start();
    modal.set(more);
    modal.wait(120_000);
    expect(modal.isOpen()).toBe(false);
  });

  test('[M08] leaving the members area cancels; coming back waits 40 seconds anew', () => {
    const modal = start();
    modal.set();
    modal.wait(39_999);
    modal.set({ isInMembersArea: false });
    modal.wait(60_000);
    expect(modal.isOpen()).toBe(false);
    modal.set();
    modal.wait(39_999);
    expect(modal.isOpen()).toBe(false);
    modal.wait(1);
    expect(modal.isOpen()).toBe(true);
  });

  test('[M08] going from page to page within the members area does not start anew', () => {
    const modal = start();
    modal.set();
    modal.wait(20_000);
    modal.set();
    modal.wait(20_000);
    expect(modal.isOpen()).toBe(true);
  });

  test('[M08] closing stores a dismissal timestamp, and it does not open again', () => {
    const modal = start();
    modal.set();
    modal.wait(40_000);
    modal.send({ type: 'CLOSE' });
    expect(modal.ran).toEqual([{ type: 'storeDismissal', params: { at: EPOCH + 40_000 } }]);
    modal.set({ isInMembersArea: false });
    modal.set();
    modal.wait(120_000);
    expect(modal.isOpen()).toBe(false);
  });

  test('[M08] dismissed before, it does not open', () => {
    const modal = start(EPOCH - 1);
    modal.set();
    modal.wait(120_000);
    expect(modal.isOpen()).toBe(false);
  });

  test('[M08] closes when the bonus ends while it is open, without a dismissal', () => {
    const modal = start();
    modal.set();
    modal.wait(40_000);
    modal.set({ isBonusVisible: false });
    expect(modal.isOpen()).toBe(false);
    expect(modal.ran).toEqual([]);
  });
});

proveMachine(timeBonusModalModel, {
  id: 'M08',
  docs: new URL('./timeBonusModal.docs.md', import.meta.url),
  ways: new URL('./timeBonusModal.ways.gen.json', import.meta.url),
});
