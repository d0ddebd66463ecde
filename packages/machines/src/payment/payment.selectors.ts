import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.types.ts';
import type { paymentMachine } from './payment.machine.ts';
import { canPay } from './payment.rules.ts';
import type { PaymentChoice, PaymentOptions } from './payment.types.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

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

/** Whether the member can be sent to the bank (again). */
export const selectCanGoToBank = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'GO_TO_BANK' });

/** Whether the server is being asked right now. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches({ order: { unknown: 'asking' } }) ||
  snapshot.matches({ order: { unknown: 'resubmitting' } }) ||
  snapshot.matches({ order: { pending: 'asking' } });
