import type { Intent } from '../private/intent.ts';
import type { SnapshotOf } from '../private/snapshot.ts';
import { toFailure } from '../failure/failure.logic.ts';
import type { Failure } from '../failure/failure.logic.ts';

/** An open order is asked for again after so many ms, twice as many each time, up to a minute. */
const ASK_BASE_MS = 2_000;
export const ASK_MAX_MS = 60_000;

/** An answer that has not come after so many ms is not waited for: what became of the call is unknown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** A page that is still here after so many ms has not left for the bank, or has come back unnoticed: it asks. */
export const LEAVE_TIMEOUT_MS = 15_000;

/**
 * So long after pay was pressed the same Idempotency-Key may be sent again: half of what the server keeps one, so that a device
 * clock moved a day does not turn one order into two.
 */
export const KEY_TRUSTED_MS = 24 * 3_600_000;

/** Problem code of an order that there is not, or that is another member's. */
const ORDER_NOT_FOUND = 'order_not_found';

/** How an order ends (spec section 4). */
export type PaymentEnd = 'completed' | 'failed' | 'cancelled';

/** What can be bought and how it can be paid, as the server offers it to this member. */
export interface PaymentOptions {
  readonly packageIds: readonly string[];
  /** Payment methods, saved ones among them. */
  readonly methods: readonly string[];
}

/** What the member wants to buy, and how to pay. */
export interface PaymentChoice {
  readonly packageId: string;
  readonly method: string;
  /** Code of the active discount; null where there is none. */
  readonly discountCode: string | null;
  /** Currency of the price that is agreed to. */
  readonly currency?: string;
  /** Consent that delivery begins before the time for withdrawal has passed. */
  readonly withdrawalConsent: boolean;
  /** Whether the method is saved for a later order. */
  readonly saveMethod?: boolean;
}

/** A choice, and the price on the button that was pressed, in the currency's smallest unit. */
export interface PaymentOrder extends PaymentChoice {
  readonly total: number;
}

/** An order as the server tells it. */
export interface OrderFacts {
  readonly orderId: string;
  readonly status: 'pending' | PaymentEnd;
  /** Where the bank still waits for the member; null where it does not. */
  readonly redirectUrl: string | null;
}

/** What is kept over a reload of this tab, so that an order without an answer is followed and never made again. */
export interface StoredPayment {
  /** Idempotency-Key of the order. */
  readonly key: string;
  readonly order: PaymentOrder;
  /** When pay was pressed, ms since 1970. */
  readonly submittedAt: number;
  /** Null until the server has answered. */
  readonly orderId: string | null;
}

type Ends = PaymentContext['ends'];

/** The ends that are known after one more word about an order. The first end stays; `pending` is no end. */
export const learnEnd = (
  ends: Ends,
  { orderId, status }: Pick<OrderFacts, 'orderId' | 'status'>,
): Ends =>
  status === 'pending' || ends[orderId] !== undefined ? ends : { ...ends, [orderId]: status };

/** How the order that is followed has ended; undefined while it is open, or has no id yet. */
export const endOf = ({ ends, orderId }: Pick<PaymentContext, 'ends' | 'orderId'>) =>
  orderId === null ? undefined : ends[orderId];

/** Whether the bank waits for the member: not where the order has ended, and be it known from elsewhere. */
export const isOpenAtBank = (ends: Ends, order: OrderFacts): boolean =>
  order.redirectUrl !== null && learnEnd(ends, order)[order.orderId] === undefined;

/** Ms until the server is asked again. */
export const untilNextAsk = (asks: number): number => Math.min(ASK_MAX_MS, ASK_BASE_MS * 2 ** asks);

/** Whether the key may be sent again; not a day after it was made, nor by a clock that has been moved a day. */
export const isKeyTrusted = ({ now, submittedAt }: PaymentContext): boolean =>
  Math.abs(now() - submittedAt) < KEY_TRUSTED_MS;

export const isNoSuchOrder = (error: unknown): boolean => toFailure(error).code === ORDER_NOT_FOUND;

/** Whether the member can pay this much: the choice is offered, and the price is not one that the server has refused. */
export const canPay = (
  { options, choice, newTotal }: Pick<PaymentContext, 'options' | 'choice' | 'newTotal'>,
  total: number,
): boolean =>
  choice !== null &&
  options !== null &&
  options.packageIds.includes(choice.packageId) &&
  options.methods.includes(choice.method) &&
  (newTotal === null || newTotal === total);

/** What is to be kept of the order on its way. */
export const toStored = ({ intent, submittedAt, orderId }: PaymentContext): StoredPayment | null =>
  intent && { key: intent.key, order: intent.values, submittedAt, orderId };

/** What was kept, unless the address is of another order. */
export const usableStored = (
  stored: StoredPayment | null,
  orderId: string | null,
): StoredPayment | null =>
  stored !== null && (orderId === null || stored.orderId === orderId) ? stored : null;

export interface PaymentContext {
  readonly now: () => number;
  readonly newKey: () => string;
  readonly isVisible: boolean;
  readonly options: PaymentOptions | null;
  readonly choice: PaymentChoice | null;
  /** Why the options could not be loaded, or why the order was refused. */
  readonly failure: Failure | null;
  /** The price now, where the server has refused the one on the button. */
  readonly newTotal: number | null;
  /** The order that is on its way, and its key. */
  readonly intent: Intent<PaymentOrder> | null;
  readonly submittedAt: number;
  readonly orderId: string | null;
  readonly redirectUrl: string | null;
  /** How orders have ended, by id: the first end that is known stays, whatever comes after it. */
  readonly ends: Readonly<Record<string, PaymentEnd>>;
  /** Times the server was asked in a row without an end. */
  readonly asks: number;
}

type Snapshot = SnapshotOf<PaymentContext>;

/** What the page shows. */
export type PaymentView =
  | 'loading options'
  | 'options failed'
  | 'choosing'
  | 'choosing: price changed'
  | 'choosing: refused'
  | 'submitting'
  | 'redirecting'
  | 'unknown'
  | 'unknown: too long ago'
  | 'pending'
  | 'pending: bank is waiting'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'not found';

const choosingView = ({ context }: Snapshot): PaymentView => {
  if (context.newTotal !== null) return 'choosing: price changed';
  return context.failure === null ? 'choosing' : 'choosing: refused';
};

/** What the page shows, in a word. */
export const selectView = (snapshot: Snapshot): PaymentView => {
  if (snapshot.matches('choosing')) return choosingView(snapshot);
  if (snapshot.matches('optionsFailed')) return 'options failed';
  if (snapshot.matches('completed')) return 'completed';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('cancelled')) return 'cancelled';
  if (snapshot.matches({ order: 'notFound' })) return 'not found';
  if (snapshot.matches({ order: 'submitting' })) return 'submitting';
  if (snapshot.matches({ order: 'redirecting' })) return 'redirecting';
  if (snapshot.matches({ order: { unknown: 'lapsed' } })) return 'unknown: too long ago';
  if (snapshot.matches({ order: 'unknown' })) return 'unknown';
  if (snapshot.matches({ order: 'pending' })) {
    return snapshot.context.redirectUrl === null ? 'pending' : 'pending: bank is waiting';
  }
  return 'loading options';
};

export const selectOptions = ({ context }: Snapshot): PaymentOptions | null => context.options;

export const selectChoice = ({ context }: Snapshot): PaymentChoice | null => context.choice;

/** Why the options could not be loaded, or why the order was refused; null where neither. */
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** The price now, where the one on the button was refused: the only one the button may show then. */
export const selectNewTotal = ({ context }: Snapshot): number | null => context.newTotal;

/** Whether the order button works with this price on it. */
export const selectCanPay = (snapshot: Snapshot, total: number): boolean =>
  snapshot.matches('choosing') && canPay(snapshot.context, total);

/** The order of the page; null until the server has made one. For the address: /payment/{id}. */
export const selectOrderId = ({ context }: Snapshot): string | null => context.orderId;

/** Whether the server is being asked right now. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches({ order: { unknown: 'asking' } }) ||
  snapshot.matches({ order: { unknown: 'resubmitting' } }) ||
  snapshot.matches({ order: { pending: 'asking' } });
