import { type ReactNode, useSyncExternalStore } from 'react';
import { selectView, type PaymentEvent, type PaymentView } from '@velours/machines/payment';
import { PaymentStatus, type PaymentStatusProps } from '@velours/ui/blocks/PaymentStatus';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { type Order } from './credit-queries.ts';
import { orderAgainPath, orderPath } from './order-address.ts';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { receiptPath } from '../transactions/transactions.ts';
import { creditsText, methodName, type OrderWords } from './order-form.ts';
import { useUser } from '../../app/data/hooks.ts';
import { WAY_BACK_KEY, type WayBack } from '../../app/data/tab-storage.ts';

interface PaymentOutcomeProps {
  view: StatusView;
  /** What was ordered, as far as the server has told. */
  order: Order | null;
  isPremium: boolean;
  /** Whether the server is being asked right now. */
  isAsking: boolean;
  /** Whether the member stands on the order page, where they can choose again. */
  isOnOrderPage: boolean;
  send: (event: PaymentEvent) => void;
}

/** The page of an order that is under way or over (spec sections 2 and 4: pending, complete, failed). */
export function PaymentOutcome(props: PaymentOutcomeProps): ReactNode {
  const { view, order, isPremium, ...rest } = props;
  return (
    <PaymentStatus
      {...paymentStatusWords(useTexts(), view, order, isPremium)}
      actions={<PaymentActions {...{ view, order }} {...rest} />}
    />
  );
}

type ActionsProps = Omit<PaymentOutcomeProps, 'isPremium'>;

/** What can be done about an order in such a state. */
export function PaymentActions({
  view,
  order,
  isAsking,
  isOnOrderPage,
  send,
}: ActionsProps): ReactNode {
  const t = useTranslate();
  const wayBack = useWayBack();
  if (view === 'completed') {
    return (
      <>
        {wayBack ? (
          <Link appearance="button" href={wayBack.href}>
            {t(($) => $.credits.actions.back, { name: wayBack.name })}
          </Link>
        ) : (
          <Link appearance="button" href="/chats">
            {t(($) => $.credits.actions.messages)}
          </Link>
        )}
        <Link appearance="button" variant="outline" href="/members">
          {t(($) => $.credits.actions.members)}
        </Link>
        {order && (
          <Link appearance="button" variant="outline" href={receiptPath(order.id)}>
            {t(($) => $.credits.actions.receipt)}
          </Link>
        )}
      </>
    );
  }
  const isOpen = IS_OPEN.includes(view);
  const looks = isOpen ? QUIET : {};
  const words =
    view === 'cancelled' ? t(($) => $.credits.actions.toOrder) : t(($) => $.credits.actions.again);
  const again = isOnOrderPage ? (
    <Button {...looks} onPress={() => send({ type: 'CHOOSE_AGAIN' })}>
      {words}
    </Button>
  ) : (
    <Link appearance="button" {...looks} href={order ? orderAgainPath(order) : orderPath({})}>
      {words}
    </Link>
  );
  if (MAY_ORDER_AGAIN.includes(view)) return again;
  return (
    <>
      {order?.redirect_url ? (
        <Link appearance="button" href={order.redirect_url}>
          {isDirectDebit(order)
            ? t(($) => $.credits.actions.toDebit)
            : t(($) => $.credits.actions.toBank)}
        </Link>
      ) : null}
      {view === 'redirecting' ? null : (
        <Button
          variant="outline"
          tone="neutral"
          isPending={isAsking}
          pendingLabel={t(($) => $.credits.actions.checking)}
          onPress={() => send({ type: 'CHECK' })}
        >
          {t(($) => $.credits.actions.check)}
        </Button>
      )}
      {isOpen && again}
    </>
  );
}

const MAY_ORDER_AGAIN: readonly PaymentView[] = [
  'failed',
  'cancelled',
  'not found',
  'unknown: too long ago',
];

/** Known to be open: the member need not wait for its end, and money that still comes for it counts. */
const IS_OPEN: readonly PaymentView[] = ['pending', 'pending: bank is waiting'];

const QUIET = { variant: 'ghost', tone: 'neutral' } as const;

/** Its mandate is signed on a page of ours, not at the bank. */
const isDirectDebit = (order: Order): boolean => order.method === 'directdebit';

/** The views in which an order is under way or over; in all others something can be chosen. */
type StatusView = Exclude<
  PaymentView,
  | 'loading options'
  | 'options failed'
  | 'choosing'
  | 'choosing: price changed'
  | 'choosing: refused'
  | 'submitting'
>;

/** How each is shown, and the texts it is told in. */
const STATUS = {
  redirecting: ['pending', 'redirecting'],
  'pending: bank is waiting': ['pending', 'waiting'],
  pending: ['pending', 'pending'],
  completed: ['completed', 'completed'],
  failed: ['failed', 'failed'],
  cancelled: ['cancelled', 'cancelled'],
  unknown: ['unknown', 'unknown'],
  'unknown: too long ago': ['unknown', 'tooLongAgo'],
  'not found': ['failed', 'notFound'],
} as const satisfies Record<StatusView, readonly [PaymentStatusProps['status'], string]>;

export const isStatusView = (view: PaymentView): view is StatusView => Object.hasOwn(STATUS, view);

/** How an order that the server has told stands. */
const viewOfOrder = (order: Order | null): StatusView => {
  if (order === null) return 'not found';
  if (order.status !== 'pending') return order.status;
  return order.redirect_url === null ? 'pending' : 'pending: bank is waiting';
};

/**
 * How an order stands that the page came with: as the statechart has it, once it is there and has heard of it. That it has not yet heard anew takes
 * nothing back.
 */
export function viewOfFollowed(
  snapshot: Parameters<typeof selectView>[0] | undefined,
  order: Order | null,
): StatusView {
  const view = snapshot ? selectView(snapshot) : 'unknown';
  const isKnown = isStatusView(view) && (view !== 'unknown' || (snapshot && order === null));
  return isKnown ? view : viewOfOrder(order);
}

/** Where a payment is, in words (spec section 4), and what was ordered, as far as it is known. */
export function paymentStatusWords(
  words: OrderWords,
  view: StatusView,
  order: Order | null,
  isPremium: boolean,
): Omit<PaymentStatusProps, 'actions'> {
  const { t, formats } = words;
  const [status, name] = STATUS[view];
  const { title, text } = t(($) => $.credits.status[name]);
  if (order === null) {
    return { status, title, ...(view === 'completed' ? {} : { children: text }), facts: [] };
  }
  const credits = creditsText(words, order.credits);
  const completed = [
    t(($) => $.credits.status.completed.text, { credits }),
    ...(isPremium ? [t(($) => $.credits.status.completed.premium)] : []),
  ].join(' ');
  const told = view === 'completed' ? completed : text;
  return {
    status,
    title,
    // Of a mandate that is not signed the bank knows nothing yet.
    children: name === 'waiting' && isDirectDebit(order) ? null : told,
    facts: [
      { term: t(($) => $.credits.facts.reference), value: order.payment_id },
      { term: t(($) => $.credits.facts.amount), value: formats.money(order.total, order.currency) },
      { term: t(($) => $.credits.facts.credits), value: credits },
      {
        term: t(($) => $.credits.facts.method),
        value: methodName(t, order.method, order.method_name),
      },
    ],
  };
}

const readWayBack = (): string | null => {
  try {
    return sessionStorage.getItem(WAY_BACK_KEY);
  } catch {
    return null;
  }
};

/** What is kept, where it is this member's: another may have logged in in this tab. */
export function wayBackOf(memberId: string | undefined, text: string | null): WayBack | null {
  const kept = text === null ? null : (JSON.parse(text) as WayBack);
  return kept?.memberId === memberId ? kept : null;
}

/** Where this tab's member goes back to; null where nothing was interrupted, and on the server. */
function useWayBack(): WayBack | null {
  const memberId = useUser()?.profile.id;
  const text = useSyncExternalStore(
    () => () => undefined,
    readWayBack,
    () => null,
  );
  return wayBackOf(memberId, text);
}
