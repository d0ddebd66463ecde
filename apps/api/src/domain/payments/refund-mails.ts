/** Mails about money that goes back: the confirmation of a withdrawal, and that a refund could not be paid. */
import { and, eq } from 'drizzle-orm';
import { orders, refunds } from '../../db/schema.ts';
import { renderMail } from '../../ports/mail/render.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import { paymentNumber } from './order-view.ts';

/** On a durable medium: what was withdrawn from, and when, to the minute. */
export const composeWithdrawal: Composer = compose('withdrawal');

export const composeRefundFailed: Composer = compose('refundFailed');

function compose(name: 'withdrawal' | 'refundFailed'): Composer {
  return async (services, tx, mail) => {
    const [found] = await tx
      .select({ refund: refunds, order: orders })
      .from(refunds)
      .innerJoin(orders, and(eq(orders.memberId, refunds.memberId), eq(orders.id, refunds.orderId)))
      .where(and(eq(refunds.memberId, mail.memberId), eq(refunds.id, mail.subjectId ?? mail.id)));
    const member = await findMember(tx, mail.memberId);
    if (found === undefined || member === null) return null;
    const { refund, order } = found;
    const language = mail.language;
    const amount = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: refund.currency,
    });
    const date = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    });
    return renderMail(
      {
        name,
        link: `${mail.origin}/transactions/${order.id}`,
        number: paymentNumber(order),
        date: date.format(refund.createdAt),
        amount: amount.format(refund.amount / 100),
        count: refund.credits,
      },
      {
        language,
        name: member.name,
        domain: services.settings.forHost(new URL(mail.origin).host).name,
      },
    );
  };
}
