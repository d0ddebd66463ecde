import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { HAND_OVER_MS, MailRefused } from './mail-port.ts';
import type { MailPort } from './mail-port.ts';

/** How long a server may take until it greets, in milliseconds. Before that it has no mail, so giving up sends none twice. */
const CONNECT_MS = 20_000;

export interface SmtpOptions {
  /** @default `HAND_OVER_MS` */
  readonly handOverMs?: number;
}

/** A server that sends mails: what `SMTP_URL` says. */
export interface SmtpServer {
  readonly host: string;
  /** The protocol's own where it is not named. */
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** STARTTLS: demanded of every server but one on this machine, or left out where the operator says so. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Reads `smtp://user:password@host:587`, or `smtps://`. Only `?requireTLS=false` may follow: for a server in a network of one's own, which
 * then gets no password.
 * @param faults takes a sentence for what is wrong
 */
export function readSmtpUrl(text: string, faults: string[]): SmtpServer | null {
  const url = URL.parse(text);
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isSmtp || url.hash !== '' || !/^\/?$/.test(url.pathname) || !isDecodable(url)) {
    faults.push(
      'SMTP_URL must be smtp://user:password@host:587 or smtps://..., each special sign of the password percent-encoded (# as %23)',
    );
    return null;
  }
  const secure = url.protocol === 'smtps:';
  const options = [...url.searchParams];
  const isPlain = options.length === 1 && String(options[0]) === 'requireTLS,false' && !secure;
  if (options.length > 0 && !isPlain)
    faults.push('SMTP_URL knows no option but ?requireTLS=false, of smtp://');
  if (isPlain && url.username !== '')
    faults.push('SMTP_URL must not send a password without TLS: leave out ?requireTLS=false');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal && !isPlain,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export function createSmtpMail(
  server: SmtpServer,
  { handOverMs = HAND_OVER_MS }: SmtpOptions = {},
): MailPort {
  const transport = nodemailer.createTransport({
    ...server,
    pool: true,
    maxConnections: 4,
    ignoreTLS: !server.secure && !server.requireTLS,
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
        replyTo: mail.replyTo,
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
      await within(handOverMs, sending).catch(refuse);
    },
    close: async () => transport.close(),
  };
}

/**
 * Enhanced status codes of an address that does not work (RFC 3463): no such mailbox or domain, no address at all, moved away, switched off. A
 * bare 550 may mean our own sender or relay, which must not switch off the mails of every member.
 */
const NO_SUCH_ADDRESS = /^\d{3}[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;

/** What nodemailer says of an answer of the server. */
interface Answer {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly permanent?: unknown;
}

/** Tells a mail that was refused for good (5yz, RFC 5321) from one to try again, and from a log-in that failed. */
function refuse(error: Error & Answer): never {
  const { code, command, response, permanent } = error;
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (permanent !== true || !isOfMail) throw error;
  const isAddress = command === 'RCPT TO' && NO_SUCH_ADDRESS.test(String(response));
  throw new MailRefused(error.message, { isAddress });
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
