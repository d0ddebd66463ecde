/** Who renders which mail. */
import { composeActivation } from '../activation/mails.ts';
import { composeRefundFailed, composeWithdrawal } from '../payments/refund-mails.ts';
import type { Composer, MailCause } from './queue.ts';

export const COMPOSERS: Readonly<Record<MailCause, Composer>> = {
  activation: composeActivation,
  withdrawal: composeWithdrawal,
  refundFailed: composeRefundFailed,
};
