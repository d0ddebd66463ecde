import nodemailer from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** Sends through the SMTP server of `url` (`smtp://user:password@host:587`; TLS is required where it is not local). */
export function createSmtpMail(url: string): MailPort {
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
  });
  return {
    send: async (mail) => {
      await transport.sendMail({
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
    },
    close: async () => transport.close(),
  };
}
