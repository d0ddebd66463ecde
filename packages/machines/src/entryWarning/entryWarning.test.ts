import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import { selectIsOpen } from './entryWarning.logic.ts';
import type { EntryWarningFacts, SiteLayout } from './entryWarning.logic.ts';
import { entryWarningMachine } from './entryWarning.machine.ts';
import { entryWarningModel, visitor } from './entryWarning.model.ts';

const start = (more: Partial<EntryWarningFacts> | null = {}, dismissedAt: number | null = null) => {
  const toFacts = (some: Partial<EntryWarningFacts> | null) => some && { ...visitor, ...some };
  const warning = startTestActor(entryWarningMachine, (now) => ({
    now,
    facts: toFacts(more),
    dismissedAt,
  }));
  return {
    ...warning,
    set: (next: Partial<EntryWarningFacts> | null) =>
      warning.send({ type: 'FACTS', facts: toFacts(next) }),
    stored: (at: number | null) => warning.send({ type: 'STORED_ELSEWHERE', dismissedAt: at }),
    isOpen: () => selectIsOpen(warning.snapshot()),
  };
};

describe('entryWarning', () => {
  test('[V08] opens for a visitor who is not logged in, not in the installed app and has not dismissed it', () => {
    expect(start().isOpen()).toBe(true);
    expect(start({ isLoggedIn: true }).isOpen()).toBe(false);
    expect(start({ isInstalledApp: true }).isOpen()).toBe(false);
    expect(start({}, 1).isOpen()).toBe(false);
  });

  test('[V08] before it is known who is there, nothing opens', () => {
    const warning = start(null);
    expect(warning.isOpen()).toBe(false);
    warning.set({});
    expect(warning.isOpen()).toBe(true);
    warning.set(null);
    expect(warning.isOpen()).toBe(false);
  });

  test('[V08] disabled when enable_site_entry_popup is no', () => {
    expect(start({ enableSiteEntryPopup: 'no' }).isOpen()).toBe(false);
    expect(start({ enableSiteEntryPopup: 'yes' }).isOpen()).toBe(true);
  });

  test.each([
    [null, 'FR', true],
    [null, null, true],
    [['FR', 'NL'], 'FR', true],
    [['FR', 'NL'], 'NL', true],
    [['FR', 'NL'], 'DE', false],
    [['FR', 'NL'], null, false],
    [[], 'NL', false],
  ] as const)(
    '[V08] can be limited to certain countries: %j, in %s',
    (limitedTo, country, isOpen) => {
      expect(start({ limitedTo, country }).isOpen()).toBe(isOpen);
    },
  );

  test.each<[SiteLayout, string | null, boolean]>([
    ['default', 'FR', true],
    ['chat', 'NL', true],
    ['chat', 'DE', true],
    ['chat', 'BE', false],
    ['chat', null, false],
    ['lander', 'NL', true],
    ['lander', 'DE', true],
    ['lander', 'BE', false],
    ['empty', 'NL', false],
  ])(
    '[V08] entry warning for NL and DE only in chat and lander: %s, %s',
    (layout, country, isOpen) => {
      expect(start({ layout, country }).isOpen()).toBe(isOpen);
    },
  );

  test('[V08] a limit and a layout both hold', () => {
    expect(start({ layout: 'chat', country: 'NL', limitedTo: ['DE'] }).isOpen()).toBe(false);
    expect(start({ layout: 'chat', country: 'DE', limitedTo: ['DE'] }).isOpen()).toBe(true);
    expect(start({ layout: 'chat', country: 'BE', limitedTo: ['BE'] }).isOpen()).toBe(false);
  });

  test('[V08] dismissal stores a timestamp; it is shown once', () => {
    const warning = start();
    warning.wait(5_000);
    warning.send({ type: 'DISMISS' });
    warning.send({ type: 'DISMISS' });
    expect(warning.isOpen()).toBe(false);
    expect(warning.ran).toEqual([{ type: 'storeDismissal', params: { at: EPOCH + 5_000 } }]);
    expect(warning.snapshot().context.dismissedAt).toBe(EPOCH + 5_000);
    warning.set({ isLoggedIn: true });
    warning.set({});
    expect(warning.isOpen()).toBe(false);
  });

  test('[V08] a log-in, or a page without it, closes it without an answer: it opens again', () => {
    const warning = start();
    for (const away of [{ isLoggedIn: true }, { layout: 'empty' }] as const) {
      warning.set(away);
      expect(warning.isOpen()).toBe(false);
      warning.send({ type: 'DISMISS' });
      warning.set({});
      expect(warning.isOpen()).toBe(true);
    }
    expect(warning.ran).toEqual([]);
  });

  test("[V08] another tab's dismissal closes it here, and is not stored twice", () => {
    const warning = start();
    warning.stored(EPOCH);
    expect(warning.isOpen()).toBe(false);
    warning.send({ type: 'DISMISS' });
    expect(warning.ran).toEqual([]);
  });

  test('[V08] dismissed in another tab before it was due here, it does not open', () => {
    const warning = start(null);
    warning.stored(0);
    warning.set({});
    expect(warning.isOpen()).toBe(false);
  });

  test('[V08] storage that is cleared has no dismissal any more', () => {
    const warning = start({}, 1);
    warning.stored(null);
    expect(warning.isOpen()).toBe(true);
  });

  test('[V08] a dismissal counts wherever the clock stands', () => {
    const warning = start({}, EPOCH + 86_400_000);
    for (const ms of [3 * 3_600_000, 86_400_000, -2 * 86_400_000]) {
      warning.sleep(ms);
      warning.set({});
      expect(warning.isOpen()).toBe(false);
    }
  });
});

proveMachine(entryWarningModel, {
  id: 'V08',
  docs: new URL('./entryWarning.docs.md', import.meta.url),
  ways: new URL('./entryWarning.ways.gen.json', import.meta.url),
});
