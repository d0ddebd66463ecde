/** PAY. on this machine: the calls of its published API that we make, as it answers them (developer.pay.nl). */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PaynlSettings } from '../ports/payments/paynl/paynl-client.ts';
import { SLOW_MS } from './provider-trouble.ts';
import type { ProviderTrouble } from './provider-trouble.ts';

export interface PaynlRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>> | null;
}

interface PaynlOrder {
  readonly orderId: string;
  readonly id: string;
  readonly serviceId: string;
  readonly description: string;
  readonly reference: string;
  status: { code: number; action: string };
  readonly amount: { readonly value: number; readonly currency: string };
  /** Known to the management system alone. */
  refunded: number;
}

export interface PaynlServer {
  readonly url: string;
  readonly requests: readonly PaynlRequest[];
  readonly orders: ReadonlyMap<string, PaynlOrder>;
  /** Statuses that the next calls are answered with, whatever they ask. */
  readonly failures: number[];
  /** How everything is answered for now. */
  trouble: ProviderTrouble | null;
  setStatus(orderId: string, code: number, action: string): void;
  close(): Promise<void>;
}

/** Of an adapter that calls it. */
export const paynlSettings = ({ url }: Pick<PaynlServer, 'url'>): PaynlSettings => ({
  serviceId: 'SL-1234-5678',
  tokenCode: 'AT-1234-5678',
  apiToken: '0123456789abcdef0123456789abcdef01234567',
  testMode: true,
  gatewayUrl: url,
  restUrl: url,
});

/** What is switched on in the panel: iDEAL, cards, and a method that we do not offer. */
const CONFIG = {
  code: 'SL-1234-5678',
  status: 'ACTIVE',
  checkoutOptions: [
    { tag: 'PM_10', paymentMethods: [{ id: 10, name: 'iDEAL', minAmount: 1, maxAmount: 1000000 }] },
    { tag: 'PG_1', paymentMethods: [{ id: 706, name: 'Visa Mastercard' }] },
    { tag: 'PM_1927', paymentMethods: [{ id: 1927, name: 'Pin' }] },
  ],
};

export async function startPaynl(): Promise<PaynlServer> {
  const requests: PaynlRequest[] = [];
  const orders = new Map<string, PaynlOrder>();
  const failures: number[] = [];

  const answer = (request: PaynlRequest): readonly [number, object | null] => {
    const { method, path, body } = request;
    if (method === 'GET' && path.startsWith('/v2/services/config?')) return [200, CONFIG];
    if (method === 'POST' && path === '/v1/orders') return [201, create(body ?? {})];
    if (method === 'POST' && path === '/v2/directdebits/mandates')
      return [201, { code: 'IO-1234-5678-9012', ...body, state: 'ACTIVE' }];
    if (method === 'POST' && path === '/v2/directdebits') {
      const orderId = `2${String(orders.size + 1).padStart(9, '0')}X15a0`;
      return [201, { id: 'IL-1234-5678-9012', orderId, status: { code: 91, action: 'add' } }];
    }
    const [, orderId = '', action = ''] =
      /^\/v\d\/(?:orders|transactions)\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const order = orders.get(orderId);
    if (order === undefined) return [404, { errors: { general: { message: 'Not found' } } }];
    const { refunded, ...shown } = order;
    if (method === 'GET' && action === 'status') {
      const isGateway = path.startsWith('/v1/');
      const amountRefunded = { value: refunded, currency: order.amount.currency };
      return [200, isGateway ? shown : { ...shown, amountRefunded }];
    }
    if (method === 'PATCH' && action === 'abort') {
      if (order.status.code === 100) return [422, { detail: 'The order is paid' }];
      order.status = { code: -90, action: 'CANCEL' };
      return [200, order];
    }
    if (method === 'PATCH' && action === 'refund') {
      const amount = (body?.['amount'] ?? order.amount) as PaynlOrder['amount'];
      if (refunded + amount.value > order.amount.value)
        return [422, { detail: 'The amount is higher than what can be refunded' }];
      order.refunded += amount.value;
      const amountRefunded = { value: order.refunded, currency: amount.currency };
      return [200, { orderId, transactionId: 'EX-1234-5678-9012', amount, amountRefunded }];
    }
    return [405, null];
  };

  const create = (body: Readonly<Record<string, unknown>>) => {
    const orderId = `${String(orders.size + 1).padStart(10, '0')}X15a0`;
    const order: PaynlOrder = {
      id: `657c206e-9969-8d9f-11cd-${String(orders.size + 1).padStart(12, '0')}`,
      orderId,
      serviceId: String(body['serviceId']),
      description: String(body['description']),
      reference: String(body['reference']),
      status: { code: 20, action: 'PENDING' },
      amount: body['amount'] as PaynlOrder['amount'],
      refunded: 0,
    };
    orders.set(orderId, order);
    const links = {
      status: `https://connect.pay.nl/v1/orders/${order.id}/status`,
      redirect: `https://connect.pay.nl/v1/orders/${order.id}/start`,
    };
    return { ...order, links };
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { trouble } = running;
    if (trouble === 'away') return void incoming.socket.destroy();
    if (trouble === 'slow') await delay(SLOW_MS);
    const body = await read(incoming);
    const request: PaynlRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
      body: body === '' ? null : (JSON.parse(body) as PaynlRequest['body']),
    };
    requests.push(request);
    const failure = failures.shift();
    const [status, answered] = failure === undefined ? answer(request) : [failure, {}];
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    if (trouble === 'wrong') return void outgoing.end('<html>');
    outgoing.end(answered === null ? '' : JSON.stringify(answered));
  };

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // Who asked may have ended in the middle of it.
      if (!incoming.readableAborted) throw error;
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const running: PaynlServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    orders,
    failures,
    trouble: null,
    setStatus: (orderId, code, action) => {
      const order = orders.get(orderId);
      if (order === undefined) throw new Error(`No order ${orderId}`);
      order.status = { code, action };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}

async function read(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}
