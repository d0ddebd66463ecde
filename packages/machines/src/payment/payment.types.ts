import type { Failure } from '../failure/failure.types.ts';
import type { Intent } from '../private/intent.ts';

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

export interface PaymentInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  /** Whether the page can be seen. */
  readonly isVisible: boolean;
  /** The order in the address: a member who is back from the bank. Null for a new purchase. */
  readonly orderId: string | null;
  /** What `store` kept in this tab; null where nothing is. */
  readonly stored: StoredPayment | null;
  /** What the address or the last order chooses: /credits/{id}/{paymentmethod?}. */
  readonly choice: PaymentChoice | null;
}

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

export interface CreateOrderInput {
  readonly order: PaymentOrder;
  readonly idempotencyKey: string;
}

export interface ReadOrderInput {
  readonly orderId: string;
}

export type PaymentEvent =
  /** Loads the options again. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'CHOOSE'; readonly choice: PaymentChoice }
  /** The order button, and the price on it. */
  | { readonly type: 'PAY'; readonly total: number }
  /** The member goes to the bank (again). */
  | { readonly type: 'GO_TO_BANK' }
  /** The page is back out of the browser's cache: the back button at the bank. */
  | { readonly type: 'RETURNED' }
  /** The member asks how it stands, now. */
  | { readonly type: 'CHECK' }
  /** After an end: another try, or another purchase. */
  | { readonly type: 'CHOOSE_AGAIN' }
  /** What another tab or the event stream knows of an order, this one or any other. */
  | { readonly type: 'ORDER'; readonly orderId: string; readonly status: 'pending' | PaymentEnd }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'ONLINE' };
