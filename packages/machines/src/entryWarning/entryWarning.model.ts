import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import { isEntryWarningDue, selectIsOpen } from './entryWarning.logic.ts';
import type { EntryWarningFacts } from './entryWarning.logic.ts';
import { entryWarningMachine } from './entryWarning.machine.ts';
import type { EntryWarningEvent } from './entryWarning.machine.ts';

/** A visitor who sees the warning. */
export const visitor: EntryWarningFacts = {
  isLoggedIn: false,
  isInstalledApp: false,
  layout: 'default',
  enableSiteEntryPopup: 'yes',
  country: 'NL',
  limitedTo: null,
};

const facts = (more: Partial<EntryWarningFacts>): EntryWarningEvent => ({
  type: 'FACTS',
  facts: { ...visitor, ...more },
});

const events: readonly EntryWarningEvent[] = [
  { type: 'FACTS', facts: null },
  facts({}),
  facts({ isLoggedIn: true }),
  facts({ isInstalledApp: true }),
  facts({ enableSiteEntryPopup: 'no' }),
  facts({ layout: 'chat' }),
  facts({ layout: 'lander', country: 'FR' }),
  facts({ layout: 'empty' }),
  facts({ limitedTo: ['DE'] }),
  facts({ country: null }),
  { type: 'DISMISS' },
  { type: 'STORED_ELSEWHERE', dismissedAt: 1 },
  { type: 'STORED_ELSEWHERE', dismissedAt: null },
];

const DAY_MS = 86_400_000;

const scenario = (
  name: string,
  dismissedAt: number | null,
  first: EntryWarningFacts | null,
): Scenario<typeof entryWarningMachine> => ({
  name,
  input: (now) => ({ now, facts: first, dismissedAt }),
  events,
  rare: ['DISMISS'],
  sleeps: [3 * 3_600_000, DAY_MS, -DAY_MS],
});

const isEvent = (
  { step }: Frame<typeof entryWarningMachine>,
  type: EntryWarningEvent['type'],
): boolean => step.kind === 'event' && step.event.type === type;

/** How entryWarning is walked. */
export const entryWarningModel = defineModel({
  machine: entryWarningMachine,
  scenarios: [
    scenario('never dismissed', null, null),
    scenario('never dismissed, the page knows all', null, visitor),
    scenario('dismissed before', 1, visitor),
  ],
  project: ({ context }) => [context.facts, context.dismissedAt !== null],
  view: (snapshot) => (selectIsOpen(snapshot) ? 'open' : null),
  invariants: () => ({
    'is open exactly while it is due and not dismissed': ({ snapshot }) =>
      selectIsOpen(snapshot) ===
      (snapshot.context.dismissedAt === null && isEntryWarningDue(snapshot.context.facts)),
    'no member and no installed app sees it, nor a site that has it off': ({ snapshot }) => {
      const { facts: now } = snapshot.context;
      return (
        !selectIsOpen(snapshot) ||
        (now !== null &&
          !now.isLoggedIn &&
          !now.isInstalledApp &&
          now.enableSiteEntryPopup !== 'no')
      );
    },
    'outside the default layout it is open in NL and DE only, and never in the empty one': ({
      snapshot,
    }) =>
      !selectIsOpen(snapshot) ||
      snapshot.context.facts?.layout === 'default' ||
      (snapshot.context.facts?.layout !== 'empty' &&
        ['NL', 'DE'].includes(snapshot.context.facts?.country ?? '')),
    'entering stores when, once; nothing else stores anything': (frame) => {
      const { before, snapshot, ran, now } = frame;
      const isAnswer = isEvent(frame, 'DISMISS') && before !== undefined && selectIsOpen(before);
      const stored = ran.map(({ params }) => (params as { at: number }).at);
      return (
        stored.join() === (isAnswer ? String(now) : '') &&
        (!isAnswer || snapshot.context.dismissedAt === now)
      );
    },
    'once dismissed it stays away until storage is cleared, whatever the clock does': (frame) =>
      frame.before?.context.dismissedAt == null ||
      frame.snapshot.context.dismissedAt !== null ||
      isEvent(frame, 'STORED_ELSEWHERE'),
    "another tab's dismissal closes it": (frame) =>
      !isEvent(frame, 'STORED_ELSEWHERE') ||
      frame.snapshot.context.dismissedAt === null ||
      !selectIsOpen(frame.snapshot),
  }),
});
