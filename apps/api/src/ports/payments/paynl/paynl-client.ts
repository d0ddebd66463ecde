/** Calls to PAY.: JSON over HTTPS with basic authentication (token code AT-…, API token). */
import { parseJson, readAnswer } from '../../answers.ts';
import { PaymentDenied, PaymentRefused, PaymentUnknown } from '../payment-port.ts';

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

/** Where a person is told what only a person can mend. */
export interface PaynlLog {
  error(of: object, text: string): void;
}

export type PaynlCall = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
) => Promise<unknown>;

/**
 * That our token is refused is told once for each kind of call, until one of them is let in.
 * @returns a function that answers the JSON; it throws PaymentUnknown for what PAY. does not have, PaymentDenied where our token is refused,
 * PaymentRefused for what it refuses otherwise, and an Error when that is not known
 */
export function createPaynlCall(
  { tokenCode, apiToken }: Pick<PaynlSettings, 'tokenCode' | 'apiToken'>,
  log: PaynlLog,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PaynlCall {
  const authorization = `Basic ${Buffer.from(`${tokenCode}:${apiToken}`).toString('base64')}`;
  const denied = new Set<string>();
  const noteDenied = (method: string, { origin, pathname }: URL, status: number): void => {
    const call = `${method} ${origin}${pathname.split('/', 3).join('/')}`;
    if (!isDenial(status)) denied.delete(call);
    else if (!denied.has(call)) {
      denied.add(call);
      log.error({ call, status }, 'PAY. refuses our token');
    }
  };
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
    noteDenied(method, new URL(url), response.status);
    const text = String(await readAnswer(response));
    if (response.ok) return text === '' ? {} : parseJson(text);
    const said = [`answered ${response.status}`, ...codesIn(text)].join(' ');
    const what = `${method} ${new URL(url).pathname} ${said}`;
    if (isDenial(response.status)) throw new PaymentDenied(what);
    if (response.status === 404) throw new PaymentUnknown(what);
    // Too many, too slow and their own failures say nothing of the payment.
    const isRefusal = response.status < 500 && ![408, 425, 429].includes(response.status);
    throw isRefusal ? new PaymentRefused(what) : new Error(what);
  };
}

/** Their error codes. Not a word beside: it may repeat an account number, or a name. */
const codesIn = (text: string): Set<string> => new Set(text.match(/\bPAY[-\u2011]\d{1,5}\b/g));

/** The token is wrong, or has no right to this call. */
const isDenial = (status: number): boolean => status === 401 || status === 403;
