import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailClaims } from './db/schema.ts';
import { createTestDatabase } from './db/testing.ts';
import { createLog, pathForLog } from '@velours/host/log';

const SECRET = 'canary@velours.test';

describe('[A02] the log', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const { db, pool } = await createTestDatabase();
  const logged = async (work: () => Promise<unknown>): Promise<string> => {
    const error: unknown = await work().then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, 'failed');
    return lines.at(-1) ?? '';
  };
  const row = {
    email: SECRET,
    memberId: '01a1fdfa-4600-75cd-a76c-c660cc54e2e9',
    createdAt: new Date(0),
  };

  it('names the query and the constraint that failed, and no value', async () => {
    await db.insert(emailClaims).values(row);
    const line = await logged(async () => db.insert(emailClaims).values(row));
    expect(JSON.parse(line)).toMatchObject({
      err: { code: '23505', constraint: 'email_claims_pkey', query: expect.any(String) },
    });
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain(SECRET);
  });

  it('has no value of a query without the builder, nor of one behind another error', async () => {
    const raw = () => pool.query('select $1::text::uuid', [SECRET]);
    expect(await logged(raw)).not.toContain(SECRET);
    const wrapped = async () => {
      await raw().catch((cause: unknown) => {
        throw new Error('the job failed', { cause });
      });
    };
    const line = await logged(wrapped);
    expect(line).toContain('the job failed');
    expect(line).not.toContain(SECRET);
    expect(await logged(async () => db.execute(sql`select ${SECRET}::text::uuid`))).not.toContain(
      SECRET,
    );
  });

  it.each([
    ['a URL that is none', () => new URL(`/do?token=${SECRET}`, 'http://a b')],
    ['a request to nowhere', () => new Request(`http://[/reset-password/do?token=${SECRET}`)],
    ['a body that is no JSON', () => JSON.parse(`{"email": "${SECRET}"`)],
    ['a body that is no JSON at all', () => JSON.parse(SECRET)],
    [
      'a library with what it was given',
      () =>
        Promise.reject(
          Object.assign(new Error(`no such ${SECRET}`), { rejected: [SECRET], rawPacket: SECRET }),
        ),
    ],
    [
      'whoever throws a text',
      () => Promise.reject(new Error('wrapped', { cause: `550 <${SECRET}>` })),
    ],
    [
      'whoever throws anything',
      () => Promise.reject(new Error('wrapped', { cause: { body: SECRET } })),
    ],
  ])('has no value of %s', async (_what, work) => {
    const line = await logged(async () => work());
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('canary');
  });

  it('has no address with a query, no mail address, phone number or token in words of others', () => {
    const token = 'q3Vw8Zk1yT5uJx0LbN7aRc2MfHs9GdPeQoWi4XvKzB6';
    log.warn(`Reply was already sent in the "/page?token=canary" (GET) route?`);
    log.warn(
      `Mail to ${SECRET}, message to +31612345678, link ${token}, member 01a1fdfa-4600-75cd-a76c-c660cc54e2e9`,
    );
    const [route, words] = lines.slice(-2).map((line) => JSON.parse(line).msg);
    expect(route).toBe('Reply was already sent in the "/page[...]" (GET) route?');
    expect(words).toBe(
      'Mail to [...], message to [...], link [...], member 01a1fdfa-4600-75cd-a76c-c660cc54e2e9',
    );
  });

  it('has of the path of a page no member either', () => {
    const member = '01a1fdfa-4600-75cd-a76c-c660cc54e2e9';
    expect(pathForLog(`/chats/${member.toUpperCase()}/photos/2?after=${member}`)).toBe(
      '/chats/[...]/photos/2[...]',
    );
  });

  it('has no member in the words about a file, nor in those about its cause', async () => {
    const file = `/data/photos/${row.memberId}/a-main.webp`;
    const line = await logged(async () => {
      throw new Error(`EIO, open '${file}'`, { cause: new Error(`EROFS, mkdir '${file}'`) });
    });
    expect(line).toContain("mkdir '/data/photos/[...]/a-main.webp'");
    expect(line).not.toContain(row.memberId);
  });

  it('tells a fault that repeats once a minute, with how many there were, and every other one at once', () => {
    const told: string[] = [];
    let now = 0;
    const own = createLog('info', { write: (line) => void told.push(line) }, () => now);
    const lost = (message: string) =>
      own.error({ err: new Error(message), queue: 'mail' }, 'job failed');
    const since = () =>
      told.splice(0).map((line): unknown[] => {
        const { err, order, count } = JSON.parse(line);
        return [err?.message ?? order, count];
      });
    for (let n = 0; n < 5; n += 1) lost('connect ECONNREFUSED');
    lost('550 no relay');
    // Each is for a person: nothing is left out of what is no error.
    for (const order of ['a', 'a', 'b'])
      own.error({ order, paid: { amount: 1 } }, 'order paid twice');
    expect(since()).toEqual([
      ['connect ECONNREFUSED', undefined],
      ['550 no relay', undefined],
      ['a', undefined],
      ['a', undefined],
      ['b', undefined],
    ]);
    now = 60_000;
    lost('connect ECONNREFUSED');
    own
      .child({ reqId: 'req-7' })
      .error({ err: new Error('550 no relay'), queue: 'mail' }, 'job failed');
    expect(since()).toEqual([
      ['connect ECONNREFUSED', 5],
      ['550 no relay', undefined],
    ]);
  });

  it('tells apart what libraries throw by itself, in words without secrets, and faults of two places', () => {
    const told: { msg: string; err: { message: string }; count?: number }[] = [];
    let now = 0;
    const write = (line: string) => void told.push(JSON.parse(line));
    const own = createLog('info', { write }, () => now);
    const lost = (text: string) => own.error(new Error(text));
    for (const text of [`no such ${SECRET}`, `no such ${SECRET}`, 'another']) lost(text);
    now = 60_000;
    lost(`no such ${SECRET}`);
    expect(told.map(({ msg, err, count }) => [msg, err.message, count])).toEqual([
      ['no such [...]', 'no such [...]', undefined],
      ['another', 'another', undefined],
      ['no such [...]', 'no such [...]', 2],
    ]);
    own.error({ err: new Error('x is undefined') }, 'job failed');
    own.error({ err: new Error('x is undefined') }, 'job failed');
    expect(told).toHaveLength(5);
    const itself: { self?: unknown } = {};
    itself.self = itself;
    own.error({ err: new Error('x is undefined'), itself }, 'job failed');
    expect(told).toHaveLength(6);
  });

  it('says of any other error what it says of itself', async () => {
    const line = await logged(async () => {
      throw new RangeError('not a storage name');
    });
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'RangeError', message: 'not a storage name' },
    });
  });
});
