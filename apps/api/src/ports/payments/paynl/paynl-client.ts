/** Calls to PAY.: JSON over HTTPS with basic authentication (token code AT-…, API token). */
import { PaymentRefused } from '../payment-port.ts';

const TIMEOUT_MS = 10_000;

export interface PaynlSettings {
  /** Sales location, SL-####-####. */
  readonly serviceId: string;
  /** AT-####-####. */
  readonly tokenCode: string;
  readonly apiToken: string;
  /** Payments that move no money. */
  readonly testMode: boolean;
  /** Transaction gateway (orders). */
  readonly gatewayUrl: string;
  /** Management system (settings, refunds, direct debits). */
  readonly restUrl: string;
}

export type PaynlCall = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
) => Promise<unknown>;

/** @returns a function that answers the JSON; it throws PaymentRefused for what PAY. refuses, and an Error when that is not known */
export function createPaynlCall(
  { tokenCode, apiToken }: Pick<PaynlSettings, 'tokenCode' | 'apiToken'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PaynlCall {
  const authorization = `Basic ${Buffer.from(`${tokenCode}:${apiToken}`).toString('base64')}`;
  return async (method, url, body) => {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        authorization,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return text === '' ? {} : (JSON.parse(text) as unknown);
    const what = `${method} ${new URL(url).pathname} answered ${response.status}: ${text.slice(0, 300)}`;
    // Too many, too slow and their own failures say nothing of the payment.
    const isRefusal = response.status < 500 && ![408, 425, 429].includes(response.status);
    throw isRefusal ? new PaymentRefused(what) : new Error(what);
  };
}
