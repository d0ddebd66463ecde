/** One text message. */
export interface Sms {
  /** Names the message at the provider. */
  readonly id: string;
  /** E.164: "+31612345678". */
  readonly to: string;
  readonly text: string;
}

/** No text message can go to the number, now or later. */
export class NumberRefused extends Error {
  override readonly name = 'NumberRefused';
}

/** How text messages leave. Adapters: `cm.ts` (CM.com) for production, `outbox.ts` for the demo and development. */
export interface SmsPort {
  /** Resolves when the message is taken. @throws NumberRefused; any other error when it was not taken, or when that is not known */
  send(sms: Sms): Promise<void>;
}
