/** /__dev/pay/<id>: the page of the sandbox bank, where a tester chooses how a payment goes. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { devPage } from '../http/dev-page.ts';
import { html, type Html } from '../http/html.ts';
import { problem } from '../http/problem.ts';
import { OUTCOMES, isSandbox } from '../ports/payments/sandbox-bank.ts';
import type { Outcome, SandboxPayment } from '../ports/payments/sandbox-bank.ts';

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
      return page(payment, request.cspNonce);
    });
    scope.post<{ Params: Params }>('/__dev/pay/:id', async (request, reply) => {
      const payment = await paymentOf(request.params);
      const outcome = (request.body as { outcome?: unknown } | undefined)?.outcome;
      if (!isOutcome(outcome)) throw problem('malformed_request');
      await bank.decide(payment.id, outcome);
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}

const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'string' && Object.hasOwn(OUTCOMES, value);

const STYLE = `
  form { display: grid; gap: .5rem; }
  button { font: inherit; min-block-size: 2.75rem; }
`;

function page(payment: SandboxPayment, nonce: string): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency });
  return devPage({
    title: 'Sandbox bank',
    width: '30rem',
    style: STYLE,
    nonce,
    content: html`<p>No money moves here. Choose how the payment goes.</p>
      <dl>
        <dt>Amount</dt>
        <dd>${amount.format(payment.amount / 100)}</dd>
        <dt>For</dt>
        <dd>${payment.description}</dd>
        <dt>By</dt>
        <dd>${payment.method}</dd>
        <dt>Status</dt>
        <dd>${payment.status}</dd>
      </dl>
      ${
        payment.status === 'pending'
          ? choices(payment)
          : html`<p><a href="${payment.returnUrl}">Back to the shop</a></p>`
      }`,
  });
}

const choices = (payment: SandboxPayment): Html =>
  html`<form method="post" action="/__dev/pay/${payment.id}">
    ${Object.entries(OUTCOMES).map(
      ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
    )}
  </form>`;
