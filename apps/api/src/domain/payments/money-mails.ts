/** Mails about money: what was bought, that it was not paid, what was withdrawn from, what went back, and that a refund could not be paid. */
import { and, eq } from 'drizzle-orm';
import { orders, receipts, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { companyIn, dayIn, momentIn, moneyIn } from '../../ports/mail/formats.ts';
import { renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer, QueuedMail } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import { paymentNumber } from './order-view.ts';
import type { RefundRow } from './refunds.ts';

/**
 * The contract on a durable medium (Directive 2011/83/EU, article 8(7)): what was bought, of whom, for how much, and until when it can
 * be withdrawn from. It is about the order as it was paid, whatever came of it since.
 */
export const composePurchase: Composer = async (services, tx, mail) => {
  const [found] = await tx
    .select({ order: orders, receipt: receipts })
    .from(orders)
    .innerJoin(
      receipts,
      and(eq(receipts.memberId, orders.memberId), eq(receipts.orderId, orders.id)),
    )
    .where(and(eq(orders.memberId, mail.memberId), eq(orders.id, mail.subjectId ?? mail.id)));
  const member = await findMember(tx, mail.memberId);
  if (found === undefined || member === null) return null;
  const { order, receipt } = found;
  const { language } = mail;
  return renderMail(
    {
      name: 'purchase',
      link: linkTo(mail, order),
      number: paymentNumber(order),
      date: momentIn(language, receipt.issuedAt),
      amount: moneyIn(language, order.total, order.currency),
      count: order.credits,
      seller: companyIn(language, receipt.seller),
      // The moment is the end of the last day.
      until: dayIn(language, new Date((order.withdrawalUntil ?? receipt.issuedAt).getTime() - 1)),
    },
    readerOf(services, mail, member),
  );
};

/** A direct debit that came back unpaid. */
export const composePaymentFailed: Composer = async (services, tx, mail) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, mail.memberId), eq(orders.id, mail.subjectId ?? mail.id)));
  const member = await findMember(tx, mail.memberId);
  // Money that arrived meanwhile counts.
  if (order === undefined || order.status === 'completed' || member === null) return null;
  const { language } = mail;
  return renderMail(
    {
      name: 'paymentFailed',
      link: linkTo(mail, order),
      number: paymentNumber(order),
      date: momentIn(language, order.endedAt ?? order.createdAt),
      amount: moneyIn(language, order.total, order.currency),
      count: order.credits,
    },
    readerOf(services, mail, member),
  );
};

/** On a durable medium: what was withdrawn from, and when, to the minute. */
export const composeWithdrawal: Composer = compose(() => 'withdrawal');

export const composeRefundFailed: Composer = compose(() => 'refundFailed');

/** What was begun at the provider: by the support, or by the member's bank. */
export const composeMoneyBack: Composer = compose(({ kind }) =>
  kind === 'chargeback' ? 'moneyBack.chargeback' : 'moneyBack.refund',
);

type RefundMail = 'withdrawal' | 'refundFailed' | 'moneyBack.refund' | 'moneyBack.chargeback';

function compose(nameOf: (refund: RefundRow) => RefundMail): Composer {
  return async (services, tx, mail) => {
    const [found] = await tx
      .select({ refund: refunds, order: orders })
      .from(refunds)
      .innerJoin(orders, and(eq(orders.memberId, refunds.memberId), eq(orders.id, refunds.orderId)))
      .where(and(eq(refunds.memberId, mail.memberId), eq(refunds.id, mail.subjectId ?? mail.id)));
    const member = await findMember(tx, mail.memberId);
    if (found === undefined || member === null) return null;
    const { refund, order } = found;
    return renderMail(
      {
        name: nameOf(refund),
        link: linkTo(mail, order),
        number: paymentNumber(order),
        date: momentIn(mail.language, refund.createdAt),
        amount: moneyIn(mail.language, refund.amount, refund.currency),
        count: refund.credits,
      },
      readerOf(services, mail, member),
    );
  };
}

const linkTo = ({ origin }: QueuedMail, { id }: OrderRow): string => `${origin}/transactions/${id}`;
