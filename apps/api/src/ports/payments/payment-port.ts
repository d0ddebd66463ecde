/**
 * What takes the money. Adapters: `sandbox-bank.ts` for the demo and development, `paynl/` (PAY.) for production.
 *
 * A provider is never believed about which order it speaks of: it names a payment by the reference that we gave it or that it
 * gave us, and the domain looks the order up and compares the amount.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Where a payment is at the provider. `completed`: the money is ours. */
export type PaymentStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

/** A method that the provider takes now. */
export interface ProviderMethod {
  readonly id: string;
  /** Whether a mandate can be had with a payment, for later ones. */
  readonly canSave: boolean;
  /** Smallest and largest amount in the smallest unit; null where there is none. */
  readonly minimum: number | null;
  readonly maximum: number | null;
}

export interface NewPayment {
  /** Our name for the payment: letters and digits. */
  readonly merchantReference: string;
  readonly method: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** What stands on the member's statement. */
  readonly description: string;
  readonly saveMethod: boolean;
  /** Where the member comes back to. */
  readonly returnUrl: string;
  /** Where the provider tells how it went. */
  readonly webhookUrl: string;
  readonly language: string;
}

/** A payment by what was saved with an earlier one; the member is not sent anywhere. */
export interface NewCharge extends NewPayment {
  readonly mandate: string;
}

/** A SEPA mandate that a member has signed with us. */
export interface NewMandate {
  readonly reference: string;
  readonly signedAt: Date;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly email: string | null;
  readonly description: string;
  /** Of the first collection. */
  readonly amount: number;
  readonly currency: string;
}

/** What a provider lets us keep of a method. No card or account number. */
export interface Mandate {
  readonly token: string;
  /** Last characters of the number. */
  readonly ending: string | null;
  /** YYYY-MM. */
  readonly expires: string | null;
}

/** How a payment stands, as the provider itself says. */
export interface PaymentFacts {
  /** The provider's name for the payment. */
  readonly reference: string;
  readonly merchantReference: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly mandate: Mandate | null;
  /** All that went back of it, or is on its way; left out where nothing is said of that. */
  readonly reversals?: readonly Reversal[];
  /** Sum of the refunds, where the provider names no single one; the domain finds out which they are. */
  readonly refunded?: number;
  /** It has no books of what went back, and says nothing of that however often it is asked. */
  readonly hasNoBooks?: boolean;
  /** Names this word of the provider: the same one told twice has the same name. */
  readonly event: string;
}

export interface StartedPayment {
  readonly reference: string;
  /** Where the member has to go; null where nothing is to be done there. */
  readonly redirectUrl: string | null;
  readonly status: PaymentStatus;
}

/** Money that we give back. */
export interface NewRefund {
  /** The provider's name for the payment. */
  readonly payment: string;
  /** Our name for the refund, letters and digits: the provider can be asked for it when its answer was lost. */
  readonly ownReference: string;
  readonly amount: number;
  readonly currency: string;
  /** What stands on the member's statement. */
  readonly description: string;
  /** Where the provider tells how it went. */
  readonly webhookUrl: string;
}

/** Money of a payment that goes back: asked by us, begun at the provider, or taken by the member's bank. */
export interface Reversal {
  /** The provider's name for it. */
  readonly reference: string;
  /** Our name for it; null where the provider does not say, or we did not ask for it. */
  readonly ownReference: string | null;
  readonly kind: 'refund' | 'chargeback';
  readonly status: 'pending' | 'completed' | 'failed';
  readonly amount: number;
}

export interface WebhookRequest {
  readonly headers: IncomingHttpHeaders;
  readonly query: Readonly<Record<string, unknown>>;
  /** The bytes as they came: signatures are over these. */
  readonly body: Buffer;
}

/** What a call to the webhook says. */
export interface Notice {
  /** The provider's name for the payment. */
  readonly reference: string;
  /** Our name for it, where the call says so. */
  readonly merchantReference: string | null;
  /** It says that a refund could not be paid. Anybody can say so where the call is not signed: reason to doubt, and no more. */
  readonly hasFailedRefund?: boolean;
  /** What it says of the payment, when the call is signed; null when only the provider's own answer counts. */
  readonly facts: PaymentFacts | null;
}

export interface WebhookAnswer {
  readonly type: string;
  readonly body: string;
}

export interface PaymentPort {
  /** Stored with each order: another adapter cannot be asked about it. */
  readonly name: string;
  methods(): Promise<readonly ProviderMethod[]>;
  /** @throws PaymentRefused when there is certainly no payment; anything else leaves that unknown */
  create(payment: NewPayment): Promise<StartedPayment>;
  /** @throws PaymentRefused as `create` */
  charge(payment: NewCharge): Promise<StartedPayment>;
  /**
   * Tells of a signed mandate; nothing is collected by that. @returns the provider's own name for it, for `charge`
   * @throws PaymentRefused when it does not take the mandate
   */
  registerMandate(mandate: NewMandate): Promise<string>;
  /** How the payment stands, and what went back of it; the provider's own word. @throws PaymentUnknown where it has no such payment */
  status(reference: string): Promise<PaymentFacts>;
  /** Ends a payment that nobody has paid yet; one that was paid stays paid. @throws where it may not have ended: to be asked again */
  cancel(reference: string): Promise<void>;
  /**
   * @throws PaymentDenied when it was not looked at; PaymentRefused when certainly nothing goes back; anything else leaves that unknown: ask
   * `status` before asking again
   */
  refund(refund: NewRefund): Promise<Reversal>;
  /** @throws WebhookRefused when the call is not the provider's, or cannot be read */
  readWebhook(request: WebhookRequest): Notice;
  /** What the provider wants to hear; without `isDone` it tells us again later. */
  answerWebhook(request: WebhookRequest, isDone: boolean): WebhookAnswer;
}

/** The provider does not take this payment: nothing was started. */
export class PaymentRefused extends Error {
  override readonly name: string = 'PaymentRefused';
}

/** The provider does not let us in: nothing was done, and it says nothing of the payment. Whoever runs the site has to mend our key. */
export class PaymentDenied extends PaymentRefused {
  override readonly name = 'PaymentDenied';
}

/** The provider has no such payment, however often it is asked. */
export class PaymentUnknown extends PaymentRefused {
  override readonly name = 'PaymentUnknown';
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
