import { asksToLogIn } from './authRequired.ts';

/** A fetch as the client calls it. */
export type ClientFetch = (request: Request) => Promise<Response>;

/** How calls are tried again. Times are milliseconds. */
export interface RetryOptions {
  /** Tries after the first. @default 5 (spec section 9) */
  readonly retries?: number | undefined;
  /** Longest first pause; it doubles with each try. @default 300 */
  readonly baseDelay?: number | undefined;
  /** Longest pause. A `Retry-After` beyond it is not waited for: the answer is given back. @default 10000 */
  readonly maxDelay?: number | undefined;
  /** Waits; rejects when the signal aborts. */
  readonly sleep?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** A number from 0 up to 1. */
  readonly random?: (() => number) | undefined;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now?: (() => number) | undefined;
}

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const refusedUnprocessed: ReadonlySet<number> = new Set([408, 425, 429]);

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

/** Milliseconds that a `Retry-After` header asks for, or undefined without a usable one. */
function retryAfter(response: Response, now: () => number): number | undefined {
  const value = response.headers.get('Retry-After');
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/**
 * Tries a call again, up to five times with an exponential delay (spec section 7): after a network error, 5xx, 408, 425
 * and 429, never after another 4xx. Every try sends the same request, so a write keeps its Idempotency-Key; a write
 * without one is not tried again where the first may have been carried out (network error, 5xx).
 *
 * A 403 `authentication_required` is believed the second time: another call of this browser may have given the session
 * a new id (a new password or e-mail address) while this one was on its way with the id before.
 */
export function retry(fetch: ClientFetch, options: RetryOptions = {}): ClientFetch {
  const { retries = 5, baseDelay = 300, maxDelay = 10_000, sleep = wait } = options;
  const { random = Math.random, now = Date.now } = options;

  return async (request) => {
    const isSafe = reads.has(request.method) || request.headers.has('Idempotency-Key');
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries;
      let response: Response | undefined;
      let failure: unknown;
      try {
        response = await fetch(isLast ? request : request.clone());
      } catch (error) {
        failure = error;
      }
      if (response !== undefined) {
        const { status } = response;
        const again = refusedUnprocessed.has(status) || (status >= 500 && isSafe);
        if (isLast) return response;
        if (!again && !(attempt === 0 && (await asksToLogIn(response)))) return response;
      } else if (isLast || !isSafe || request.signal.aborted) throw failure;

      const asked = response && retryAfter(response, now);
      if (response !== undefined && asked !== undefined && asked > maxDelay) return response;
      const pause = Math.min(maxDelay, baseDelay * 2 ** attempt) * (0.5 + random() / 2);
      await response?.body?.cancel();
      await sleep(Math.max(pause, asked ?? 0), request.signal);
    }
  };
}
