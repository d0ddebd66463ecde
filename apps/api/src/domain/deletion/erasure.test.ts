/** After the erasure nothing that a member ever wrote is anywhere: twenty marks, looked for in every table, file and log line. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDeletions, members, messages, moderationDecisions } from '../../db/schema.ts';
import { createLog } from '@velours/host/log';
import { DAY_MS } from '../../ports/clock.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { createOutboxMail } from '../../ports/mail/outbox.ts';
import { createLocalStorage } from '../../ports/storage/local-storage.ts';
import type { StoragePort } from '../../ports/storage/storage-port.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { placesOf } from '../../testing/database-walk.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, pay } from '../../testing/orders.ts';
import { sentBy, walksOf } from '../../testing/statements.ts';
import type { SentStatement } from '../../testing/statements.ts';
import { verifyLedger } from '../credits/verify.ts';
import { PERSONAL_DATA } from '../export/personal-data.ts';
import { eraseAccount } from './erase.ts';

const PASSWORD = 'canary-password-01';

/** One mark for each thing that a member can write. All differ, so that a find says what was forgotten. */
const MARKS = {
  email: 'canary-mail-02@velours.test',
  name: 'Canary Name 03',
  aboutMe: 'canary about me 04',
  signUpMessage: 'canary first message 05',
  message: 'canary message 06',
  lastMessage: 'canary last message 07',
  tracking: 'canary-tracking-08',
  userAgent: 'CanaryBrowser/09',
  fileName: 'canary-file-10.jpg',
  exif: 'CANARY-EXIF-11',
  complaint: 'canary complaint 12 about a purchase',
  discount: 'CANARY-DISCOUNT-13',
  holder: 'Canary Holder 14',
  street: 'Canarystreet 15',
  city: 'Canary City 16',
  newEmail: 'canary-new-17@velours.test',
  report: 'canary report 18',
  objection: 'canary objection 19',
  endpoint: 'https://push.canary.test/20',
  search: 'canary search 21',
} as const;
/** As it is typed, and as it is kept. */
const PHONE = ['0612345622', '+31612345622'];
const IBAN = 'NL91ABNA0417164300';
const ALL = [...Object.values(MARKS), PASSWORD, ...PHONE, '612345622', IBAN];

const BOUNDARY = 'canary-boundary';

async function uploadPhoto(test: TestApp, client: Client): Promise<void> {
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: 90, g: 120, b: 200 } },
  })
    .withExif({ IFD0: { Copyright: MARKS.exif } })
    .jpeg()
    .toBuffer();
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${MARKS.fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/photo.php',
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: {
      host: client.host,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'idempotency-key': randomUUID(),
    },
  });
  expect(answer.statusCode).toBe(201);
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(dir, name))
    .filter((file) => statSync(file).isFile());

describe('[A02] erasure', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'velours-erasure-'));
  const logged: string[] = [];
  let outbox: MailPort;
  let fails = 0;
  let test: TestApp;
  /** Storage that can be made to fail: a process that dies half-way looks like this. */
  const local = createLocalStorage(path.join(dataDir, 'photos'));
  const storage: StoragePort = {
    ...local,
    remove: async (name) => {
      if (fails > 0) {
        fails -= 1;
        throw new Error('the storage is away');
      }
      await local.remove(name);
    },
  };

  let memberId: string;
  let friend: Awaited<ReturnType<typeof makeMember>>;
  let friends: Client;
  let balance = 0;
  const sent: SentStatement[] = [];
  let archive: Record<string, Uint8Array>;

  beforeAll(async () => {
    test = await createTestApp({
      settings: { message_credits: 0 },
      storage,
      log: createLog('trace', { write: (line) => void logged.push(line) }),
      mail: { send: (mail) => outbox.send(mail), close: async () => undefined },
      push: {
        publicKey: 'test',
        accepts: () => true,
        send: async () => 'sent',
      },
    });
    outbox = createOutboxMail(test.services.db, test.clock);
    friend = await makeMember(test.services, { paidUser: true, gender: 'male' });
    friends = await clientOf(test, friend);
    await live();
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** A whole life on the site, each word of it marked. */
  async function live(): Promise<void> {
    const { services, jobs, clock } = test;
    const client = test.client();
    const headers = { 'user-agent': MARKS.userAgent };
    const signedUp = await client.post(
      'signup.php',
      {
        email: MARKS.email,
        name: MARKS.name,
        password: PASSWORD,
        date_of_birth: '1990-05-17',
        signup_message: MARKS.signUpMessage,
        first_member: friend.id,
        tracking: { network: MARKS.tracking, sub3: MARKS.tracking },
      },
      { headers },
    );
    expect(signedUp.statusCode).toBe(201);
    memberId = signedUp.json().user.id;
    await jobs.runAll();
    const {
      rows: [mail],
    } = await services.db.execute<{ text: string }>(
      sql`select text from mail_outbox where to_address = ${MARKS.email}`,
    );
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await client.post('activation.php', { token });
    await services.db.update(members).set({ paidUser: true }).where(eq(members.id, memberId));
    await client.post('user.php', { email: MARKS.email, password: PASSWORD }, { headers });
    const version = (await client.get('profile.php')).json().user?.profile_version ?? 0;
    const saved = await client.put('profile.php', {
      version,
      about_me: MARKS.aboutMe,
      country: 'NL',
      countryregion: 'NL-NH',
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining(MARKS.aboutMe)]);
    await uploadPhoto(test, client);

    for (const text of [MARKS.message, MARKS.lastMessage])
      expect((await client.post('messages.php', { profile: friend.id, text })).statusCode).toBe(
        201,
      );
    const { chats } = (await friends.get('chats.php')).json();
    expect(chats[0].last_message.text).toBe(MARKS.lastMessage);
    await client.get('message-search.php', {
      query: { conversation: chats[0].conversation_id, q: MARKS.search },
    });
    await friends.post('messages.php', { profile: memberId, text: 'the words of a friend' });
    await client.post('like.php', { profile: friend.id });
    await friends.post('like.php', { profile: memberId });

    await client.post('complaint.php', { category: 'payment', text: MARKS.complaint });
    await client.post('complaint.php', {
      name: MARKS.name,
      email: MARKS.email,
      category: 'other',
      text: MARKS.complaint,
    });
    const report = { kind: 'member', profile: friend.id, reason: 'other' };
    const reported = await client.post('report.php', { ...report, text: MARKS.report });
    expect([reported.statusCode, reported.body]).toEqual([201, expect.any(String)]);
    const decision = services.newId();
    await services.db.insert(moderationDecisions).values({
      memberId,
      id: decision,
      kind: 'warning',
      rule: 'harassment',
      facts: `${MARKS.message} was found rude.`,
      decidedAt: new Date(clock()),
      decidedBy: 'moderator',
      reference: 'M-1',
    });
    await client.post('objection.php', { decision, text: MARKS.objection });
    await client.post(
      'user.php',
      {
        subscription: {
          endpoint: MARKS.endpoint,
          keys: { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' },
        },
      },
      { query: { push: '1' } },
    );
    await client.post('mail-change.php', { email: MARKS.newEmail, password: PASSWORD });
    // What is typed wrong is written down nowhere either.
    await client.post('order.php', { ...ORDER, discount_code: MARKS.discount });
    await client.post('message.php', { text: MARKS.search });

    const placed = await client.post('order.php', ORDER);
    await pay(test, placed.json().order.id);
    const debit = await client.post('order.php', { ...ORDER, method: 'directdebit', total: 1625 });
    const form = await client.post('directdebit.php', {
      order: debit.json().order.id,
      account_holder: MARKS.holder,
      iban: IBAN,
      street: MARKS.street,
      house_number: '22',
      zip: '1000 AA',
      city: MARKS.city,
      phone: PHONE[0],
    });
    expect(form.statusCode).toBeLessThan(300);
    await jobs.runAll();

    await client.post('export.php', { password: PASSWORD });
    sent.push(...(await sentBy(() => jobs.runAll())));
    sent.push(...(await sentBy(() => client.get('notifications.php'))));
    const copy = await client.get('export-file.php');
    expect(copy.statusCode).toBe(200);
    archive = unzipSync(copy.rawPayload);

    const { confirmation } = (await client.post('deletion.php', { password: PASSWORD })).json();
    const left = await client.delete('deletion.php', { confirmation, reason: 'people' });
    expect(left.statusCode).toBe(200);
    await jobs.runAll();
    const {
      rows: [wallet],
    } = await services.db.execute<{ balance: number }>(
      sql`select balance from wallets where member_id = ${memberId}`,
    );
    balance = wallet?.balance ?? 0;
    expect(balance).toBeGreaterThan(0);
  }

  it('[B05] the copy of the data before it held what the member had written', () => {
    const text = Object.entries(archive)
      .filter(([name]) => name.startsWith('data/'))
      .map(([, content]) => Buffer.from(content).toString())
      .join('\n');
    const { exif: _exif, fileName: _file, discount: _code, search: _search, ...kept } = MARKS;
    const missing = [...Object.values(kept), IBAN, '+31612345622'].filter(
      (mark) => !text.includes(mark),
    );
    expect(missing).toEqual([]);
    expect(text).toContain('the words of a friend');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(friend.email);
    const people = JSON.parse(Buffer.from(archive['data/people.json'] ?? []).toString());
    expect(people).toEqual([{ id: friend.id, name: friend.name }]);
    expect(Object.keys(archive).filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  });

  it('before it, the marks are there to be found', async () => {
    const found = await placesOf(test.services.database.pool, [MARKS.message, MARKS.aboutMe]);
    expect(found).toEqual(
      expect.arrayContaining([
        `messages.text: ${MARKS.message}`,
        `members.about_me: ${MARKS.aboutMe}`,
      ]),
    );
    expect(filesIn(dataDir).some((file) => file.includes(memberId))).toBe(true);
  });

  it('does nothing before the 14 days are over', async () => {
    test.clock.advance(14 * DAY_MS - 1);
    await eraseAccount(test.services, memberId);
    const [row] = await test.services.db.select().from(members).where(eq(members.id, memberId));
    expect(row?.name).toBe(MARKS.name);
    test.clock.advance(1);
  });

  it('goes on after it was cut off', async () => {
    sent.push(...(await sentBy(() => sweep(test.services))));
    fails = 1;
    await expect(test.jobs.runAll()).rejects.toThrow('1 accounts could not be erased');
    const [half] = await test.services.db
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.memberId, memberId));
    expect(half).toMatchObject({ erasingAt: expect.any(Date), erasedAt: null });
    const later = { startAfterMs: DAY_MS };
    await test.jobs.send(test.services.db, 'note', { member: memberId }, later);
    await sweep(test.services);
    expect(test.jobs.waiting()).toContainEqual({});
    sent.push(...(await sentBy(() => test.jobs.runAll())));
    const [whole] = await test.services.db
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.memberId, memberId));
    expect(whole).toMatchObject({ erasedAt: expect.any(Date), reason: null });
    expect(JSON.stringify(test.jobs.waiting())).not.toContain(memberId);
    // And once more is no harm.
    await eraseAccount(test.services, memberId);
  });

  it('asks by indexes alone, as the copy and the housekeeping do: no table is walked', async () => {
    const walked = await walksOf(test.services.database.target, sent);
    // Subscriptions are looked through each hour for those of sessions that are gone, whatever took them away.
    expect(walked.filter((one) => !one.startsWith('push_subscriptions'))).toEqual([]);
  });

  it('leaves none of the marks in any column of any table', async () => {
    expect(await placesOf(test.services.database.pool, ALL)).toEqual([]);
  });

  it('leaves none in files or logs, and no photo or archive, nor their folders', () => {
    const files = filesIn(dataDir);
    const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(entries.filter((entry) => entry.includes(memberId))).toEqual([]);
    for (const file of files) {
      const content = readFileSync(file);
      for (const mark of ALL) expect(content.includes(mark)).toBe(false);
    }
    const lines = logged.join('\n');
    for (const mark of ALL) expect(lines).not.toContain(mark);
  });

  it('leaves the pseudonym only where it is declared', async () => {
    const places = await placesOf(test.services.database.pool, [memberId]);
    const tables = new Set(places.map((place) => place.split('.')[0] ?? ''));
    const gone = [...tables].filter((table) => {
      const rule = PERSONAL_DATA[table];
      return rule === undefined || ('rows' in rule.erasure && table !== 'messages');
    });
    expect(gone).toEqual([]);
  });

  it('leaves the ledger as it was, and its sums right', async () => {
    const {
      rows: [wallet],
    } = await test.services.db.execute<{ balance: number }>(
      sql`select balance from wallets where member_id = ${memberId}`,
    );
    expect(wallet?.balance).toBe(balance);
    expect((await verifyLedger(test.services.db)).lines).toEqual([
      expect.stringContaining('The ledger is sound'),
    ]);
  });

  it('leaves the other their own words, and nobody behind them', async () => {
    const { chats, profiles } = (await friends.get('chats.php')).json();
    expect(chats).toMatchObject([
      { last_message: { text: 'the words of a friend', sender: friend.id } },
    ]);
    expect(profiles).toMatchObject([{ id: memberId, name: '', status: 'disabled' }]);
    const left = await test.services.db
      .select({ text: messages.text })
      .from(messages)
      .where(eq(messages.conversationId, chats[0].conversation_id));
    expect(left).toEqual([{ text: 'the words of a friend' }]);
  });

  it('frees the address, and knows nobody by it', async () => {
    const client = test.client();
    const answer = await client.post('user.php', { email: MARKS.email, password: PASSWORD });
    expect(answer.json().code).toBe('login_failed');
  });
});
