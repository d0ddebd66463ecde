/** One mail, ready to go. */
export interface Mail {
  /** Id of the queued mail; used in the Message-ID, so that a mail sent twice is recognised as one. */
  readonly id: string;
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Where an answer goes: the support, as nobody reads what comes to `from`. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST ends mails of this kind (RFC 8058); only where the member may switch them off. */
  readonly oneClick?: string | undefined;
}

/** How long handing one mail over may take, in milliseconds: a server may take so long to accept it (RFC 5321, section 4.5.3.2.6). */
export const HAND_OVER_MS = 10 * 60_000;

/** The mail server refuses this mail, and will refuse it in a moment too. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether the address does not work, for good; else an operator may put it right: a rule, a sender, a password. */
  readonly isAddress: boolean;

  constructor(message: string, { isAddress }: { readonly isAddress: boolean }) {
    super(message);
    this.isAddress = isAddress;
  }
}

/** How mails leave. Adapters: `smtp.ts` for production, `outbox.ts` for the demo and development. */
export interface MailPort {
  /**
   * Resolves when the mail is handed over.
   * @throws MailRefused when trying again in a moment does not help; any other error when it was not taken within `HAND_OVER_MS`
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
