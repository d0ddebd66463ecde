/** /__dev/pay/<id>: the page of the sandbox bank, where a tester chooses how a payment goes. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import type { SandboxPayment } from '../db/schema.ts';
import { devPage } from '../http/dev-page.ts';
import { html, type Html } from '../domain/html.ts';
import { problem } from '../domain/problem.ts';
import { PaymentRefused } from '../ports/payments/payment-port.ts';
import type { Reversal } from '../ports/payments/payment-port.ts';
import { OUTCOMES, isSandbox } from '../ports/payments/sandbox-bank.ts';
import { AFTER_OUTCOMES } from '../ports/payments/sandbox-reversals.ts';

interface Params {
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function registerDevPay(app: FastifyInstance, services: Services): void {
  const bank = services.payments;
  if (!isSandbox(bank)) return;
  // Through the whole application, as a call from outside would come.
  bank.deliverTo(async ({ headers, body }) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/webhooks/payments',
      headers: headers as Record<string, string>,
      payload: body,
    });
    // As the call was: what the tester chose can be told again.
    if (answer.statusCode === 503) throw problem('service_unavailable');
    return answer.statusCode;
  });
  const paymentOf = async ({ id }: Params): Promise<SandboxPayment> => {
    const payment = UUID.test(id) ? await bank.find(id) : null;
    if (payment === null) throw problem('not_found');
    return payment;
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Params: Params }>('/__dev/pay/:id', async (request, reply) => {
      const payment = await paymentOf(request.params);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return page(payment, await bank.reversals.of(payment), request.cspNonce);
    });
    scope.post<{ Params: Params }>('/__dev/pay/:id', async (request, reply) => {
      const payment = await paymentOf(request.params);
      const outcome = (request.body as { outcome?: unknown } | undefined)?.outcome;
      if (isOneOf(AFTER_OUTCOMES, outcome)) {
        await bank.reversals.decide(payment, outcome).catch(ignoreRefusal);
        return reply.redirect(`/__dev/pay/${payment.id}`, 303);
      }
      if (!isOneOf(OUTCOMES, outcome)) throw problem('malformed_request');
      await bank.decide(payment.id, outcome);
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}

const isOneOf = <T extends object>(choices: T, value: unknown): value is keyof T =>
  typeof value === 'string' && Object.hasOwn(choices, value);

/** Nothing is left that could go back: the page says so. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error;
}

const STYLE = `
  form { display: grid; gap: .5rem; }
  button { font: inherit; min-block-size: 2.75rem; }
`;

function page(payment: SandboxPayment, reversals: readonly Reversal[], nonce: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency });
  const money = (amount: number) => format.format(amount / 100);
  return devPage({
    title: 'Sandbox bank',
    width: '30rem',
    style: STYLE,
    nonce,
    content: html`<p>No money moves here. Choose how the payment goes.</p>
      <dl>
        <dt>Amount</dt>
        <dd>${money(payment.amount)}</dd>
        <dt>For</dt>
        <dd>${payment.description}</dd>
        <dt>By</dt>
        <dd>${payment.method}</dd>
        <dt>Status</dt>
        <dd>${payment.status}</dd>
        ${reversals.map(
          ({ kind, amount, status }) =>
            html`<dt>${kind === 'chargeback' ? 'Charged back' : 'Refund'}</dt>
              <dd>${money(amount)}, ${status}</dd>`,
        )}
      </dl>
      ${payment.status === 'pending' ? choices(payment, OUTCOMES) : ''}
      ${payment.status === 'completed' ? afterwards(payment) : ''}
      ${
        payment.status === 'pending'
          ? ''
          : html`<p><a href="${payment.returnUrl}">Back to the shop</a></p>`
      }`,
  });
}

const afterwards = (payment: SandboxPayment): Html =>
  html`<h2>After the payment</h2>
    <p>Now: ${AFTER_OUTCOMES[`refunds-${payment.refundOutcome}`].toLowerCase()}.</p>
    ${choices(payment, AFTER_OUTCOMES)}`;

const choices = (payment: SandboxPayment, labels: Readonly<Record<string, string>>): Html =>
  html`<form method="post" action="/__dev/pay/${payment.id}">
    ${Object.entries(labels).map(
      ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
    )}
  </form>`;
