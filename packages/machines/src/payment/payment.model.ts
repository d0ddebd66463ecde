import type { SnapshotFrom } from 'xstate';
import { sameValues } from '../private/intent.ts';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import { ASK_MAX_MS, selectCanPay, selectView } from './payment.logic.ts';
import type {
  OrderFacts,
  PaymentChoice,
  PaymentEnd,
  PaymentOptions,
  StoredPayment,
} from './payment.logic.ts';
import { paymentMachine } from './payment.machine.ts';
import type {
  CreateOrderInput,
  PaymentEvent,
  PaymentInput,
  ReadOrderInput,
} from './payment.machine.ts';

type Machine = typeof paymentMachine;
type Snapshot = SnapshotFrom<Machine>;

export const options: PaymentOptions = {
  packageIds: ['p0', 'p1', 'p2', 'p3'],
  methods: ['ideal', 'card', 'directdebit'],
};

export const choice: PaymentChoice = {
  packageId: 'p1',
  method: 'ideal',
  discountCode: 'TIMEBONUS25',
  withdrawalConsent: true,
};

/** Package p1 with the time bonus, and without it. */
export const OLD_TOTAL = 1_235;
export const NEW_TOTAL = 1_635;

export const BANK = 'https://bank.example/pay';

/** A client's error as the actors reject with it. */
export const problem = (status: number, code: string, more: object = {}): object => ({
  status,
  code,
  fields: [],
  params: {},
  ...more,
});

export const priceChanged = problem(409, 'price_changed', { params: { total: NEW_TOTAL } });

/** The order that the server makes for a key. */
const orderOf = (key: string): string => `order-of-${key}`;

/** What is stored when a page is reloaded while its order is without an answer. */
export const storedAt = (submittedAt: number): StoredPayment => ({
  key: 'key-0',
  order: { ...choice, total: OLD_TOTAL },
  submittedAt,
  orderId: null,
});

const made =
  (status: OrderFacts['status'], redirectUrl: string | null = null) =>
  (input: CreateOrderInput): OrderFacts => ({
    orderId: orderOf(input.idempotencyKey),
    status,
    redirectUrl,
  });

const read =
  (status: OrderFacts['status'], redirectUrl: string | null = null) =>
  (input: ReadOrderInput): OrderFacts => ({ orderId: input.orderId, status, redirectUrl });

const ends: readonly PaymentEnd[] = ['completed', 'failed', 'cancelled'];

/** Every event of the member, the page, and others that know of this order, of it before it has an id, and of another. */
const eventsOf = ({ context }: Snapshot): PaymentEvent[] => {
  const own = context.orderId ?? (context.intent && orderOf(context.intent.key));
  return [
    { type: 'RETRY' },
    { type: 'CHOOSE', choice },
    { type: 'CHOOSE', choice: { ...choice, method: 'card' } },
    { type: 'CHOOSE', choice: { ...choice, packageId: 'gone' } },
    { type: 'PAY', total: OLD_TOTAL },
    { type: 'PAY', total: NEW_TOTAL },
    { type: 'RETURNED' },
    { type: 'CHECK' },
    { type: 'CHOOSE_AGAIN' },
    { type: 'VISIBLE' },
    { type: 'HIDDEN' },
    { type: 'ONLINE' },
    { type: 'ORDER', orderId: 'another', status: 'completed' },
    ...(own === null
      ? []
      : [
          { type: 'ORDER', orderId: own, status: 'pending' } as const,
          ...ends.map((status) => ({ type: 'ORDER', orderId: own, status }) as const),
        ]),
  ];
};

const DAY = 86_400_000;

const scenario = (
  name: string,
  input: (now: () => number) => Partial<PaymentInput>,
  more: Partial<Scenario<Machine>> = {},
): Scenario<Machine> => ({
  name,
  input: (now) => {
    let keys = 0;
    return {
      now,
      newKey: () => `key-${(keys += 1)}`,
      isVisible: true,
      orderId: null,
      stored: null,
      choice,
      ...input(now),
    };
  },
  events: eventsOf,
  rare: ['ORDER'],
  ...more,
});

/** The end that the page shows; undefined where it shows none. */
const shownEnd = (snapshot: Snapshot): PaymentEnd | undefined =>
  ends.find((end) => snapshot.matches(end));

const ranOf = <TParams>(frame: Frame<Machine>, type: string): TParams[] =>
  frame.ran.filter((action) => action.type === type).map(({ params }) => params as TParams);

const startedOf = <TInput>(frame: Frame<Machine>, id: string): TInput[] =>
  frame.started.filter((child) => child.id === id).map(({ input }) => input as TInput);

/** How payment is walked. */
export const paymentModel = defineModel({
  machine: paymentMachine,
  scenarios: [
    scenario('a purchase', () => ({})),
    scenario('back from the bank', () => ({ orderId: 'order-1', choice: null })),
    scenario(
      'reloaded before the answer, and a clock that is moved',
      (now) => ({ stored: storedAt(now() - 1_000) }),
      {
        sleeps: [DAY, -DAY, 3 * 3_600_000],
        until: (snapshot) => !snapshot.matches({ order: 'unknown' }),
      },
    ),
    scenario(
      'reloaded at the bank, hidden',
      (now) => ({
        stored: { ...storedAt(now() - 1_000), orderId: orderOf('key-0') },
        isVisible: false,
      }),
      { until: () => true },
    ),
  ],
  outcomes: {
    loadOptions: { done: [options], error: [new TypeError('fetch failed')] },
    createOrder: {
      done: [made('pending', BANK), made('pending'), made('failed', BANK)],
      error: [
        priceChanged,
        problem(422, 'discount_not_found'),
        problem(403, 'authentication_required', { authenticationRequired: true }),
        problem(429, 'too_many_requests'),
        new TypeError('fetch failed'),
      ],
    },
    readOrder: {
      // Open more often than not: else no walk comes far.
      done: [
        read('pending', BANK),
        read('pending'),
        read('pending', BANK),
        read('pending'),
        read('completed'),
        read('cancelled'),
      ],
      error: [problem(404, 'order_not_found'), new TypeError('fetch failed')],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.options !== null,
    context.choice,
    context.failure?.code,
    context.newTotal,
    context.intent !== null,
    context.orderId !== null,
    context.redirectUrl,
    context.ends[context.orderId ?? orderOf(context.intent?.key ?? '')],
    context.asks > 0,
    context.isVisible,
  ],
  view: selectView,
  invariants: () => {
    /** Keys sent, and those that the server has answered for good. */
    const answered = new Set<string>();
    let onItsWay: string | null = null;
    /** The first end told of each order, by anyone. */
    const told = new Map<string, PaymentEnd>();
    const announced = new Map<string, number>();
    /** What `store` and `forget` have left in the tab. */
    let kept: StoredPayment | null = null;
    /** Since when the machine waits to ask. */
    let waitingSince: number | null = null;
    return {
      'one order at a time: no other key goes out before the server has answered the last': (
        frame,
      ) => {
        const { step, before, snapshot } = frame;
        const wasChosenAgain = step.kind === 'event' && step.event.type === 'CHOOSE_AGAIN';
        if (before?.context.intent && snapshot.context.intent === null) {
          answered.add(before.context.intent.key);
          if (wasChosenAgain) onItsWay = null;
        }
        for (const { idempotencyKey } of startedOf<CreateOrderInput>(frame, 'createOrder')) {
          if (answered.has(idempotencyKey)) return `${idempotencyKey} was answered`;
          if (onItsWay !== null && onItsWay !== idempotencyKey) return `${onItsWay} is open`;
          onItsWay = idempotencyKey;
        }
        if (snapshot.context.intent === null) onItsWay = null;
        return true;
      },
      'an order is made only of what the member pressed, at the price on the button': (frame) => {
        const { step, before, snapshot } = frame;
        const { intent } = snapshot.context;
        if (before === undefined || intent === null || intent === before.context.intent)
          return true;
        const pressed = step.kind === 'event' ? (step.event as PaymentEvent) : null;
        return (
          pressed?.type === 'PAY' &&
          selectCanPay(before, pressed.total) &&
          sameValues(intent.values, { ...before.context.choice, total: pressed.total })
        );
      },
      'a price that was refused is not sent again for the same choice': ({ snapshot }) =>
        snapshot.context.newTotal === null ||
        !selectCanPay(snapshot, snapshot.context.newTotal - 1),
      'the first end of an order stays, whatever comes after it': ({ snapshot }) => {
        for (const [orderId, end] of Object.entries(snapshot.context.ends)) {
          if (!told.has(orderId)) told.set(orderId, end);
        }
        return [...told].every(([orderId, end]) => snapshot.context.ends[orderId] === end);
      },
      'an order that has ended is shown as it ended, and an open one is not': ({ snapshot }) =>
        shownEnd(snapshot) === snapshot.context.ends[snapshot.context.orderId ?? ''],
      'an end is left only by choosing again, and a completed order never': ({
        before,
        snapshot,
        step,
      }) => {
        const end = before && shownEnd(before);
        if (end === undefined || shownEnd(snapshot) === end) return true;
        const wasChosenAgain = step.kind === 'event' && step.event.type === 'CHOOSE_AGAIN';
        return end !== 'completed' && wasChosenAgain;
      },
      'an open order is left only by choosing again, once the server has told how it stands': ({
        before,
        snapshot,
        step,
      }) => {
        if (!before?.matches('order') || snapshot.matches('order')) return true;
        if (shownEnd(snapshot) !== undefined || snapshot.context.failure !== null) return true;
        const wasChosenAgain = step.kind === 'event' && step.event.type === 'CHOOSE_AGAIN';
        return (
          wasChosenAgain && !['submitting', 'redirecting', 'unknown'].includes(selectView(before))
        );
      },
      'each end is announced once': (frame) => {
        for (const { orderId } of ranOf<{ orderId: string }>(frame, 'announceEnd')) {
          announced.set(orderId, (announced.get(orderId) ?? 0) + 1);
        }
        const { orderId } = frame.snapshot.context;
        const isShown = shownEnd(frame.snapshot) !== undefined;
        return (
          [...announced.values()].every((times) => times === 1) &&
          (!isShown || announced.has(orderId ?? ''))
        );
      },
      'what a reload would lose is kept, until the server has answered for good': (frame) => {
        const { snapshot } = frame;
        if (frame.step.kind === 'start') {
          const { intent, submittedAt, orderId } = snapshot.context;
          kept = intent && { key: intent.key, order: intent.values, submittedAt, orderId };
        }
        for (const { type, params } of frame.ran) {
          if (type === 'store') kept = (params as { stored: StoredPayment }).stored;
          if (type === 'forget' && (params as { key: string }).key === kept?.key) kept = null;
        }
        if (!snapshot.matches('order')) return kept === null;
        const { intent, orderId, submittedAt } = snapshot.context;
        if (intent === null) return kept === null;
        return (
          kept?.key === intent.key && kept.orderId === orderId && kept.submittedAt === submittedAt
        );
      },
      'leaves for the bank only with an open order, to the address of the server': (frame) => {
        const left = ranOf<{ url: string }>(frame, 'leaveForBank');
        return (
          left.every(({ url }) => url === BANK) &&
          (left.length === 0 || frame.snapshot.matches({ order: 'redirecting' }))
        );
      },
      'nobody is asked while the page is hidden, and pay is the only call that is not an ask': (
        frame,
      ) => {
        const asks =
          startedOf(frame, 'readOrder').length +
          (frame.snapshot.matches({ order: 'submitting' })
            ? 0
            : startedOf(frame, 'createOrder').length);
        return asks === 0 || frame.snapshot.context.isVisible;
      },
      'an open order is asked for at least each minute while the page is seen': ({
        snapshot,
        before,
        elapsed,
      }) => {
        const isWaiting =
          snapshot.matches({ order: { unknown: 'waiting' } }) ||
          snapshot.matches({ order: { pending: 'waiting' } });
        if (!isWaiting || before?.context.asks !== snapshot.context.asks) waitingSince = null;
        if (isWaiting) waitingSince ??= elapsed;
        return waitingSince === null || elapsed - waitingSince <= ASK_MAX_MS;
      },
      'a refusal is shown only where something can be chosen or loaded': ({ snapshot }) =>
        snapshot.context.failure === null ||
        snapshot.matches('choosing') ||
        snapshot.matches('loadingOptions') ||
        snapshot.matches('optionsFailed'),
    };
  },
});
