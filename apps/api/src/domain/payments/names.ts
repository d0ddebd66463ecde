/** Names that the steps of a payment share. */

/** Job: starts a payment that was ordered and, for whatever reason, not started. */
export const START_JOB = 'payment.start';
export const START_RETRY_MS = 30_000;

/** Job: tells the provider that an order is not to be paid any more. */
export const CANCEL_JOB = 'payment.cancel';

/** Job: asks the provider to give money back, or what became of that. */
export const REFUND_JOB = 'payment.refund';

/** Job: asks how an order stands whose calls to the webhook were too many to ask at once. */
export const FOLLOW_JOB = 'payment.follow';
/** As long as those are counted (`webhookByOrder`). */
export const FOLLOW_AFTER_MS = 60_000;

/** Our name for a payment at the provider: the order's id in letters and digits, as PAY. asks. */
export const merchantReferenceOf = ({ id }: { readonly id: string }): string =>
  id.replaceAll('-', '');
