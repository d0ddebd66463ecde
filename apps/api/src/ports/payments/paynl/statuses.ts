/**
 * PAY.'s status codes (developer.pay.nl, "Transaction statuses") as ours. Anything that is neither paid nor ended is pending:
 * reserved money (95) is not ours yet, and a payment of another amount (-51) is for a person to look at. What went back (refund,
 * chargeback) was paid before.
 */
import type { PaymentStatus } from '../payment-port.ts';

const PAID = 100;

const ENDED_WITHOUT_MONEY: ReadonlyMap<number, PaymentStatus> = new Map([
  // Cancelled by the member, expired, cancelled by the member or by us, voided.
  [-90, 'cancelled'],
  [-80, 'cancelled'],
  [-64, 'cancelled'],
  [-61, 'cancelled'],
  // Refused by the processor, failed.
  [-63, 'failed'],
  [-60, 'failed'],
]);

const CHARGED_BACK: ReadonlySet<number> = new Set([-70, -71]);
const REFUNDED: ReadonlySet<number> = new Set([-72, -81, -82]);

export const isChargedBack = (code: number): boolean => CHARGED_BACK.has(code);

export const statusOfCode = (code: number): PaymentStatus =>
  code === PAID || CHARGED_BACK.has(code) || REFUNDED.has(code)
    ? 'completed'
    : (ENDED_WITHOUT_MONEY.get(code) ?? 'pending');
