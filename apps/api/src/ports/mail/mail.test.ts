import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../db/testing.ts';
import { manualClock } from '../clock.ts';
import type { Mail } from './mail-port.ts';
import { createOutboxMail, readOutbox } from './outbox.ts';
import { createSmtpMail } from './smtp.ts';

const MAIL: Mail = {
  id: '0198c0de-0001-7a00-8a00-000000000009',
  to: 'noor@example.test',
  from: { name: 'Velours', address: 'no-reply@velours.test' },
  subject: 'Bevestig je e-mailadres: één stap',
  text: 'Hallo Noor,\n\nhttps://velours.test/activate/done?token=abc_DEF-123\n',
  html: '<!doctype html><p>Hallo <b>Noor</b></p>',
};

/** A real SMTP server that keeps what it was given. */
async function smtpServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const raw: { data: Buffer; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        raw.push({
          data: Buffer.concat(chunks),
          to: session.envelope.rcptTo.map((one) => one.address),
        });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanUp.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const received = (): Promise<{ mail: Email; to: string[] }[]> =>
    Promise.all(raw.map(async ({ data, to }) => ({ mail: await PostalMime.parse(data), to })));
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

describe('mail by SMTP', () => {
  it('[S04] arrives whole: addresses, subject, text and HTML, and says that no person wrote it', async () => {
    const { received, url } = await smtpServer();
    const port = createSmtpMail(url);
    await port.send(MAIL);
    await port.close();
    const [{ mail, to } = { mail: undefined, to: [] }] = await received();
    expect(to).toEqual([MAIL.to]);
    expect(mail).toMatchObject({
      subject: MAIL.subject,
      from: { name: 'Velours', address: 'no-reply@velours.test' },
      to: [{ address: MAIL.to }],
      messageId: `<${MAIL.id}@velours.test>`,
    });
    expect(mail?.text?.trim()).toBe(MAIL.text.trim());
    expect(mail?.html?.trim()).toBe(MAIL.html);
    expect(mail?.headers.find((header) => header.key === 'auto-submitted')?.value).toBe(
      'auto-generated',
    );
  });

  it('[N06] a mail that may be switched off carries the one-click way (RFC 8058), any other none', async () => {
    const { received, url } = await smtpServer();
    const port = createSmtpMail(url);
    const oneClick = 'https://velours.test/unsubscribe/abc';
    await port.send({ ...MAIL, oneClick });
    await port.send(MAIL);
    await port.close();
    const headers = (await received()).map(({ mail }) =>
      mail.headers.filter((header) => header.key.startsWith('list-unsubscribe')),
    );
    expect(headers.toSorted((a, b) => b.length - a.length)).toMatchObject([
      [
        { key: 'list-unsubscribe', value: `<${oneClick}>` },
        { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
      ],
      [],
    ]);
  });

  it('a subject with a line break adds no header', async () => {
    const { received, url } = await smtpServer();
    const port = createSmtpMail(url);
    await port.send({ ...MAIL, subject: 'One\r\nBcc: everyone@example.test' });
    await port.close();
    const [only] = await received();
    expect(only?.to).toEqual([MAIL.to]);
    expect(only?.mail.bcc).toBeUndefined();
  });

  it('fails when the server refuses, so that it is tried again', async () => {
    const { url } = await smtpServer({
      onRcptTo: (_address, _session, done) => done(new Error('mailbox unavailable')),
    });
    const port = createSmtpMail(url);
    await expect(port.send(MAIL)).rejects.toThrow(/mailbox unavailable/);
    await port.close();
  });

  it('fails when the server has not accepted it within the time that a mail may take', async () => {
    const { url } = await smtpServer({ onData: (stream) => void stream.resume() });
    const port = createSmtpMail(url, { handOverMs: 200 });
    await expect(port.send(MAIL)).rejects.toThrow(/Timeout|longer than 200 ms/);
    await port.close();
  });
});

describe('the local outbox', () => {
  it('keeps each mail once and gives them newest first', async () => {
    const { db } = await createTestDatabase();
    const clock = manualClock('2026-11-21T12:00:00Z');
    const port = createOutboxMail(db, clock);
    await port.send(MAIL);
    await port.send(MAIL);
    clock.advance(1000);
    await port.send({ ...MAIL, id: '0198c0de-0001-7a00-8a00-000000000010', subject: 'Second' });
    expect((await readOutbox(db)).map((mail) => mail.subject)).toEqual(['Second', MAIL.subject]);
  });
});
