import type { SnapshotFrom } from 'xstate';
import { EPOCH, defineModel } from '../testing/types.ts';
import type { Scenario } from '../testing/types.ts';
import { TIME_BONUS_CODE } from '../timeBonus/timeBonus.logic.ts';
import {
  DISCOUNT_TICK_MS,
  selectActive,
  selectCodeStatus,
  selectView,
} from './activeDiscount.logic.ts';
import type { DiscountFacts, DiscountOrder, HeldDiscount } from './activeDiscount.logic.ts';
import { activeDiscountMachine } from './activeDiscount.machine.ts';
import type { ActiveDiscountEvent, CheckCodeInput } from './activeDiscount.machine.ts';

type Machine = typeof activeDiscountMachine;
type Snapshot = SnapshotFrom<Machine>;

const at = (ms: number): string => new Date(EPOCH + ms).toISOString();

/** A discount as the server would give it at the start of a walk, with so much of its time left. */
export const discountWith = (left: number, more: Partial<DiscountFacts> = {}): DiscountFacts => ({
  code: 'WELCOME25',
  percentage: 25,
  expires: at(left),
  serverTime: at(0),
  ...more,
});

/** A client's error as the actors reject with it. */
export const problem = (status: number, code: string): object => ({
  status,
  code,
  fields: [],
  params: {},
});

export const order: DiscountOrder = { packageId: 'p1', method: 'ideal' };

const DAY = 86_400_000;

const events: readonly ActiveDiscountEvent[] = [
  { type: 'LOGGED_IN' },
  { type: 'LOGGED_OUT' },
  { type: 'RELOAD' },
  { type: 'PAID' },
  { type: 'TIME_BONUS', isVisible: true },
  { type: 'TIME_BONUS', isVisible: false },
  { type: 'ORDER_CHOSEN', order },
  { type: 'ORDER_CHOSEN', order: { ...order, method: 'card' } },
  { type: 'APPLY', code: ' spring10 ' },
  { type: 'APPLY', code: ' ' },
  { type: 'REMOVE' },
];

/** The server's answer to a check, as of the moment it was asked. */
const applied =
  (left: number) =>
  ({ code }: CheckCodeInput, { context }: Snapshot): DiscountFacts => ({
    code,
    percentage: 10,
    expires: new Date(context.now() + left).toISOString(),
    serverTime: new Date(context.now()).toISOString(),
  });

const welcome =
  (left: number) =>
  (_input: unknown, { context }: Snapshot): DiscountFacts => ({
    ...applied(left)({ code: 'WELCOME25', order: null }, { context } as Snapshot),
    percentage: 25,
  });

const scenario = (
  name: string,
  types: readonly ActiveDiscountEvent['type'][],
  more: Partial<Scenario<Machine>> = {},
): Scenario<Machine> => ({
  name,
  input: (now) => ({ now }),
  events: events.filter(({ type }) => types.includes(type)),
  rare: ['LOGGED_OUT', 'PAID'],
  ...more,
});

/** How activeDiscount is walked. */
export const activeDiscountModel = defineModel({
  machine: activeDiscountMachine,
  scenarios: [
    scenario(
      'a member who enters codes',
      events.map(({ type }) => type),
      { waits: [1_000] },
    ),
    scenario('clocks that are moved', ['LOGGED_IN', 'APPLY', 'RELOAD'], {
      waits: [1_000],
      sleeps: [3 * 3_600_000, DAY, -DAY],
    }),
  ],
  outcomes: {
    loadWelcome: {
      done: [welcome(2_500), welcome(0), null],
      error: [new TypeError('fetch failed')],
    },
    checkCode: {
      done: [applied(2_500), applied(0)],
      error: [problem(404, 'discount_not_found'), new TypeError('fetch failed')],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.isTimeBonusVisible,
    context.welcome !== null,
    context.order,
    context.entered,
    context.applied !== null,
    context.failure?.code,
  ],
  view: selectView,
  invariants: () => {
    /** The last code that was checked, and for which order. */
    let checked: CheckCodeInput | null = null;
    /** When the discounts in hand were looked at last. */
    const looks: { readonly held: HeldDiscount | null; readonly elapsed: number }[] = [];
    return {
      'the time bonus if present, otherwise the welcome discount, where no code is applied': ({
        snapshot,
      }) => {
        const { isTimeBonusVisible, welcome: held, applied: code } = snapshot.context;
        if (!snapshot.matches('loggedIn') || code !== null) return true;
        const expected = isTimeBonusVisible ? TIME_BONUS_CODE : (held?.code ?? null);
        return (selectActive(snapshot)?.code ?? null) === expected;
      },
      'logged out there is no discount, and nothing is kept of one': ({ snapshot }) =>
        !snapshot.matches('loggedOut') ||
        (selectActive(snapshot) === null &&
          snapshot.context.welcome === null &&
          snapshot.context.entered === ''),
      'a code counts only once the server has applied it, for the order as it is chosen now': ({
        snapshot,
        started,
      }) => {
        const check = started.find(({ id }) => id === 'checkCode');
        if (check) checked = check.input as CheckCodeInput;
        if (selectActive(snapshot)?.kind !== 'code') return true;
        return (
          snapshot.matches({ loggedIn: { code: 'applied' } }) &&
          checked?.code === snapshot.context.entered &&
          checked.order === snapshot.context.order
        );
      },
      'an applied code goes before every other discount': ({ snapshot }) =>
        selectCodeStatus(snapshot) !== 'applied' || selectActive(snapshot)?.kind === 'code',
      'a code that is not applied, and only that, is told why': ({ snapshot }) =>
        (selectCodeStatus(snapshot) === 'refused') === (snapshot.context.failure !== null),
      'no discount counts that was over when it was last looked at': ({ snapshot: { context } }) =>
        [context.welcome, context.applied].every(
          (held) => held === null || held.endsAt > held.lookedAt + held.serverOffset,
        ),
      'a discount in hand is looked at each second': ({ snapshot: { context }, elapsed }) =>
        ([context.welcome, context.applied] as const).every((held, at) => {
          const last = looks[at];
          if (last === undefined || last.held !== held) looks[at] = { held, elapsed };
          return held === null || elapsed - (looks[at]?.elapsed ?? 0) <= DISCOUNT_TICK_MS;
        }),
      'the server is asked for the code exactly while it is being checked': ({
        snapshot,
        running,
      }) => running.includes('checkCode') === (selectCodeStatus(snapshot) === 'checking'),
      'a member who has just paid has neither code nor welcome discount': ({ snapshot, step }) =>
        step.kind !== 'event' ||
        step.event.type !== 'PAID' ||
        (snapshot.context.applied === null && snapshot.context.welcome === null),
    };
  },
});
