import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../db/testing.ts';
import { manualClock } from '../clock.ts';
import { MailRefused } from './mail-port.ts';
import type { Mail } from './mail-port.ts';
import { createOutboxMail, readOutbox } from './outbox.ts';
import { createSmtpMail, readSmtpUrl } from './smtp.ts';
import type { SmtpServer } from './smtp.ts';

const MAIL: Mail = {
  id: '0198c0de-0001-7a00-8a00-000000000009',
  to: 'noor@example.test',
  from: { name: 'Velours', address: 'no-reply@velours.test' },
  replyTo: 'support@velours.test',
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

const serverOf = (url: string): SmtpServer => {
  const faults: string[] = [];
  const server = readSmtpUrl(url, faults);
  if (server === null || faults.length > 0) throw new Error(faults.join());
  return server;
};

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

describe('mail by SMTP', () => {
  it.each([
    ['smtp://mail:1025?requireTLS=false', { port: 1025, secure: false, requireTLS: false }],
    ['smtp://mail', { port: 587, secure: false, requireTLS: true }],
    ['smtps://mail', { port: 465, secure: true, requireTLS: false }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', port: 25, requireTLS: false }],
    ['smtp://u%40x:p%23ss@mail', { auth: { user: 'u@x', pass: 'p#ss' }, requireTLS: true }],
  ])('%s is read as it is meant', (url, server) => {
    expect(serverOf(url)).toMatchObject(server);
  });

  it('[S04] arrives whole: addresses, subject, text and HTML, and says that no person wrote it', async () => {
    const { received, url } = await smtpServer();
    const port = createSmtpMail(serverOf(url));
    await port.send(MAIL);
    await port.close();
    const [{ mail, to } = { mail: undefined, to: [] }] = await received();
    expect(to).toEqual([MAIL.to]);
    expect(mail).toMatchObject({
      subject: MAIL.subject,
      from: { name: 'Velours', address: 'no-reply@velours.test' },
      to: [{ address: MAIL.to }],
      replyTo: [{ address: 'support@velours.test' }],
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
    const port = createSmtpMail(serverOf(url));
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
    const port = createSmtpMail(serverOf(url));
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
    const port = createSmtpMail(serverOf(url));
    await expect(port.send(MAIL)).rejects.toThrow(/mailbox unavailable/);
    await port.close();
  });

  const refusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });

  it.each([
    ['no such mailbox', 'onRcptTo', 550, '5.1.1 no such user', true],
    ['a mailbox that is switched off', 'onRcptTo', 550, '5.2.1 disabled', true],
    ['a relay that does not know us', 'onRcptTo', 554, '5.7.1 relay denied', false],
    ['a refusal that says no more', 'onRcptTo', 550, 'mailbox unavailable', false],
    ['a sender that may not send', 'onMailFrom', 550, '5.1.1 no such user', false],
  ] as const)(
    '[N01] tells what is refused for good, and whether it is the address: %s',
    async (_what, step, code, message, isAddress) => {
      const { url } = await smtpServer({
        [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(refusal(code, message)),
      });
      const port = createSmtpMail(serverOf(url));
      await expect(port.send(MAIL)).rejects.toMatchObject({ name: 'MailRefused', isAddress });
      await port.close();
    },
  );

  it('a refusal for now is none for good', async () => {
    const { url } = await smtpServer({
      onRcptTo: (_address, _session, done) => done(refusal(450, '4.2.2 mailbox full')),
    });
    const port = createSmtpMail(serverOf(url));
    const error = await port.send(MAIL).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    await port.close();
  });

  it('fails when the server has not accepted it within the time that a mail may take', async () => {
    const { url } = await smtpServer({ onData: (stream) => void stream.resume() });
    const port = createSmtpMail(serverOf(url), { handOverMs: 200 });
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
