/**
 * PAY. (pay.nl): orders through the transaction gateway (connect.pay.nl/v1), settings, refunds and direct debits through
 * rest.pay.nl/v2. A call to the webhook ("exchange") only says that something happened; how the order stands is asked for. They wait five
 * seconds for TRUE, and call again by the retry scheme of the sales location, if one is chosen there (developer.pay.nl, "Retry schemes").
 */
import type { Clock } from '../../clock.ts';
import { PaymentDenied, PaymentRefused, PaymentUnknown, WebhookRefused } from '../payment-port.ts';
import type {
  Notice,
  PaymentFacts,
  PaymentPort,
  ProviderMethod,
  Reversal,
  WebhookRequest,
} from '../payment-port.ts';
import { createPaynlCall } from './paynl-client.ts';
import type { PaynlLog, PaynlSettings } from './paynl-client.ts';
import { isChargedBack, statusOfCode } from './statuses.ts';

/** Their ids of payment methods (developer.pay.nl, "Payment option ids"). */
const METHOD_IDS: Readonly<Record<string, number>> = {
  ideal: 10,
  bancontact: 436,
  eps: 2062,
  przelewy24: 2151,
  card: 706,
  paypal: 138,
  directdebit: 137,
  paysafecard: 553,
};

/** The list of methods changes when somebody changes it in their panel. */
const METHODS_MS = 5 * 60_000;
/** As they give ids: order ids of letters and digits, and UUIDs. */
const REFERENCE = /^[A-Za-z0-9-]{1,64}$/;

interface Money {
  readonly value: number;
  readonly currency: string;
}

interface PayOrder {
  readonly orderId: string;
  readonly reference?: string;
  /** Where a collection by a mandate has our reference. */
  readonly stats?: { readonly extra1?: string };
  readonly status: { readonly code: number; readonly action: string };
  readonly amount: Money;
  readonly links?: { readonly redirect?: string };
}

/** As their management system has it. */
interface PayTransaction {
  readonly amountRefunded?: { readonly value: number };
}

interface ServiceConfig {
  readonly checkoutOptions?: readonly {
    readonly paymentMethods?: readonly {
      readonly id: number;
      readonly minAmount?: number;
      readonly maxAmount?: number;
    }[];
  }[];
}

export interface PaynlParts {
  readonly settings: PaynlSettings;
  readonly clock: Clock;
  readonly log: PaynlLog;
  readonly fetch?: typeof globalThis.fetch;
}

export function createPaynl({ settings, clock, log, fetch }: PaynlParts): PaymentPort {
  const call = createPaynlCall(settings, log, fetch);
  const orders = `${settings.gatewayUrl}/v1/orders`;
  let known: { readonly at: number; readonly methods: readonly ProviderMethod[] } | null = null;
  let asking: Promise<readonly ProviderMethod[]> | null = null;

  const askMethods = async (): Promise<readonly ProviderMethod[]> => {
    try {
      const query = new URLSearchParams({ serviceId: settings.serviceId });
      const config = await call(
        'GET',
        `${settings.restUrl}/v2/services/config?${query.toString()}`,
      );
      known = { at: clock(), methods: methodsOf(config as ServiceConfig) };
      return known.methods;
    } catch (error) {
      if (known === null) throw error;
      // What was known serves on while their management system is away; payments do not need it.
      known = { ...known, at: clock() };
      return known.methods;
    } finally {
      asking = null;
    }
  };

  const order = (reference: string) => `${orders}/${encodeURIComponent(reference)}`;
  const transaction = (reference: string) =>
    `${settings.restUrl}/v2/transactions/${encodeURIComponent(reference)}`;
  /** What is known of reversals: nothing while their management system is away. */
  const booksOf = (reference: string, stands: PayOrder): Promise<Partial<PaymentFacts>> =>
    call('GET', `${transaction(reference)}/status`).then(
      (answer) => reversalsOf(stands, answer as PayTransaction),
      (error: unknown) => (error instanceof PaymentUnknown ? { hasNoBooks: true } : {}),
    );

  return {
    name: 'paynl',

    // Nobody waits for a list that is known, and one call asks for all.
    methods: async () => {
      if (known !== null && clock() - known.at < METHODS_MS) return known.methods;
      asking ??= askMethods();
      return known === null ? asking : known.methods;
    },

    create: async (payment) => {
      const id = METHOD_IDS[payment.method];
      if (id === undefined) throw new PaymentRefused(`No method ${payment.method}`);
      const made = (await call('POST', orders, {
        serviceId: settings.serviceId,
        amount: { value: payment.amount, currency: payment.currency },
        description: payment.description,
        reference: payment.merchantReference,
        returnUrl: payment.returnUrl,
        exchangeUrl: payment.webhookUrl,
        paymentMethod: { id },
        integration: { test: settings.testMode },
        customer: { language: payment.language.toUpperCase() },
      })) as PayOrder;
      return {
        reference: made.orderId,
        redirectUrl: made.links?.redirect ?? null,
        status: statusOfCode(made.status.code),
      };
    },

    // FLEXIBLE: each collection is asked for on its own.
    registerMandate: async (mandate) => {
      const made = (await call('POST', `${settings.restUrl}/v2/directdebits/mandates`, {
        serviceId: settings.serviceId,
        reference: mandate.reference,
        description: mandate.description,
        type: 'FLEXIBLE',
        processDate: new Date(clock()).toISOString(),
        amount: { value: mandate.amount, currency: mandate.currency },
        customer: {
          ...(mandate.email !== null && { email: mandate.email }),
          bankAccount: {
            iban: mandate.iban,
            ...(mandate.bic !== null && { bic: mandate.bic }),
            owner: mandate.holder,
          },
        },
      })) as { readonly code?: string };
      if (made.code === undefined) throw new Error('PAY. named no mandate');
      return made.code;
    },

    // A flexible mandate (IO-…) signed before; the bank tells days later.
    charge: async (payment) => {
      const made = (await call('POST', `${settings.restUrl}/v2/directdebits`, {
        mandate: payment.mandate,
        isLastOrder: false,
        description: payment.description,
        processDate: new Date(clock()).toISOString(),
        amount: { value: payment.amount, currency: payment.currency },
        stats: { extra1: payment.merchantReference },
      })) as { readonly orderId: string };
      return { reference: made.orderId, redirectUrl: null, status: 'pending' };
    },

    status: async (reference) => {
      const stands = (await call('GET', `${order(reference)}/status`)) as PayOrder;
      const facts = factsOf(stands);
      return facts.status === 'completed'
        ? { ...facts, ...(await booksOf(reference, stands)) }
        : facts;
    },

    cancel: async (reference) => {
      try {
        await call('PATCH', `${order(reference)}/abort`);
      } catch (error) {
        // It has ended already, one way or another; the exchange tells which.
        if (!(error instanceof PaymentRefused) || error instanceof PaymentDenied) throw error;
      }
    },

    refund: async ({ payment, ownReference, amount, currency, description, webhookUrl }) => {
      await call('PATCH', `${transaction(payment)}/refund`, {
        amount: { value: amount, currency },
        description,
        exchangeUrl: webhookUrl,
      });
      // They give a refund no name and no state of its own: only the sum of all tells that it was paid. What goes to a bank account
      // they pay on the next morning of a working day (developer.pay.nl, "Refunds").
      return { reference: ownReference, ownReference, kind: 'refund', status: 'pending', amount };
    },

    readWebhook: readExchange,
    answerWebhook: (_request, isDone) => ({
      type: 'text/plain; charset=utf-8',
      // Anything but TRUE makes them call again later.
      body: isDone ? 'TRUE|Order updated' : 'FALSE|Unknown order',
    }),
  };
}

function methodsOf({ checkoutOptions = [] }: ServiceConfig): ProviderMethod[] {
  const active = new Map(
    checkoutOptions
      .flatMap(({ paymentMethods = [] }) => paymentMethods)
      .map((method) => [method.id, method]),
  );
  return Object.entries(METHOD_IDS).flatMap(([id, theirs]) => {
    const method = active.get(theirs);
    if (method === undefined) return [];
    const { minAmount, maxAmount } = method;
    return [{ id, canSave: false, minimum: minAmount ?? null, maximum: maxAmount ?? null }];
  });
}

function factsOf({ orderId, reference, stats, status, amount }: PayOrder): PaymentFacts {
  return {
    reference: orderId,
    merchantReference: reference ?? stats?.extra1 ?? '',
    status: statusOfCode(status.code),
    amount: amount.value,
    currency: amount.currency,
    mandate: null,
    event: `${orderId} ${status.code}`,
  };
}

/** Refunds by their sum, a chargeback as what was left of the payment. */
function reversalsOf({ orderId, status, amount }: PayOrder, transaction: PayTransaction) {
  const refunded = transaction.amountRefunded?.value ?? 0;
  const reversals: readonly Reversal[] = isChargedBack(status.code)
    ? [
        {
          reference: `${orderId} chargeback`,
          ownReference: null,
          kind: 'chargeback',
          status: 'completed',
          amount: amount.value - refunded,
        },
      ]
    : [];
  return { refunded, reversals };
}

/**
 * Which order an exchange is about. All their forms are read: the signed and plain JSON of the gateway (`object.orderId`,
 * `object.reference`), and the older fields (`order_id`, `extra1`) in a form, in JSON or in the address.
 */
function readExchange({ headers, query, body }: WebhookRequest): Notice {
  const fields = fieldsOf(String(headers['content-type'] ?? ''), body) ?? query;
  const object = (fields['object'] ?? {}) as Readonly<Record<string, unknown>>;
  const reference = object['orderId'] ?? fields['order_id'] ?? query['id'];
  const own = object['reference'] ?? fields['extra1'] ?? null;
  if (typeof reference !== 'string' || !REFERENCE.test(reference))
    throw new WebhookRefused('The exchange names no order');
  const merchantReference = typeof own === 'string' && REFERENCE.test(own) ? own : null;
  const hasFailedRefund = (fields['action'] ?? query['action']) === 'refund:storno';
  return { reference, merchantReference, hasFailedRefund, facts: null };
}

function fieldsOf(type: string, body: Buffer): Readonly<Record<string, unknown>> | null {
  if (body.length === 0) return null;
  const text = body.toString('utf8');
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const parsed = JSON.parse(text) as unknown;
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    throw new WebhookRefused('The exchange cannot be read');
  }
}
