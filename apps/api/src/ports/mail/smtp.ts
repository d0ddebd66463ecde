import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { HAND_OVER_MS } from './mail-port.ts';
import type { MailPort } from './mail-port.ts';

/** How long a server may take until it greets, in milliseconds. Before that it has no mail, so giving up sends none twice. */
const CONNECT_MS = 20_000;

export interface SmtpOptions {
  /** @default `HAND_OVER_MS` */
  readonly handOverMs?: number;
}

/** Sends through the SMTP server of `url` (`smtp://user:password@host:587`; TLS is required where it is not local). */
export function createSmtpMail(
  url: string,
  { handOverMs = HAND_OVER_MS }: SmtpOptions = {},
): MailPort {
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: protocol === 'smtp:' && !isLocal,
    ignoreTLS: protocol === 'smtp:' && isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: CONNECT_MS,
    socketTimeout: handOverMs,
  });
  return {
    send: async (mail) => {
      const sending = transport.sendMail({
        from: mail.from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${mail.from.address.split('@')[1]}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.oneClick !== undefined && {
            'List-Unsubscribe': `<${mail.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      await within(handOverMs, sending);
    },
    close: async () => transport.close(),
  };
}

/** The socket's own time-out is for silence: a server that goes on speaking would be listened to for ever. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const late = delay(ms, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(`The mail server took longer than ${ms} ms`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
