import { toFailure } from '../failure/failure.rules.ts';
import { ASK_BASE_MS, ASK_MAX_MS, KEY_TRUSTED_MS, ORDER_NOT_FOUND } from './payment.constants.ts';
import type { OrderFacts, PaymentContext, StoredPayment } from './payment.types.ts';

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

/**
 * Whether the server has certainly not made the order. Being logged out or too fast is found before an order is looked
 * at: it says nothing of a try that went out before.
 */
export const isRefusal = (error: unknown): boolean => {
  const { outcome, code, authenticationRequired } = toFailure(error);
  return outcome === 'refused' && !authenticationRequired && code !== 'too_many_requests';
};

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
