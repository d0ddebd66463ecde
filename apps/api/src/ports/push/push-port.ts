/** Where a browser takes its notifications, and the keys it reads them with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How notifications leave. Adapters: `web-push.ts`, and `no-push.ts` where there are no keys. */
export interface PushPort {
  /** VAPID public key, base64url, that browsers subscribe with; null where push is off. */
  readonly publicKey: string | null;
  /** Whether an endpoint may be stored: https, and of a push service that is known. */
  accepts(endpoint: string): boolean;
  /**
   * Resolves with `sent` when the push service took it, with `gone` when the subscription is over, with `unanswered` when it did not
   * answer in time.
   * @throws when it was none of these; the caller tries again later
   */
  send(target: PushTarget, payload: string): Promise<'sent' | 'gone' | 'unanswered'>;
}
