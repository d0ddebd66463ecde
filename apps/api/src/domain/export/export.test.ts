import { sql } from 'drizzle-orm';
import { ZipDeflate, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../ports/clock.ts';
import type { StoragePort } from '../../ports/storage/storage-port.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { hashPassword } from '../members/passwords.ts';
import { makeArchive } from './archive.ts';
import { expireExports } from './archive-life.ts';

const PASSWORD = 'a long password';
const { push: compress } = ZipDeflate.prototype;

describe('[B05] the copy of the member’s data', async () => {
  const memory = createMemoryStorage();
  const stored: string[] = [];
  let isAway = false;
  const storage: StoragePort = {
    ...memory,
    put: async (name, content) => {
      if (isAway) throw new Error('the storage is away');
      if (name.startsWith('exports/')) stored.push(name);
      await memory.put(name, content);
    },
  };
  const test = await createTestApp({ storage });
  const { services, clock, jobs, mails } = test;
  const passwordHash = await hashPassword(PASSWORD);

  const person = async (values: Parameters<typeof makeMember>[1] = {}) => {
    const member = await makeMember(services, { passwordHash, ...values });
    return { member, client: await clientOf(test, member) };
  };
  const ask = (client: Client, password = PASSWORD) => client.post('export.php', { password });
  const stateOf = async (client: Client) => (await client.get('export.php')).json();

  it('is made for who gives the password, told by mail, and downloaded after a log-in alone', async () => {
    const { member, client } = await person();
    expect(await stateOf(client)).toEqual({ export: null, next_at: null });
    expect((await ask(client, 'another password')).json().errors).toEqual([
      { field: 'password', code: 'password_wrong' },
    ]);
    const asked = await ask(client);
    expect([asked.statusCode, asked.json().export.status]).toEqual([202, 'pending']);
    expect((await client.get('export-file.php')).json().code).toBe('export_not_found');

    await jobs.runAll();
    const { export: copy } = await stateOf(client);
    expect(copy).toMatchObject({
      status: 'ready',
      expires_at: new Date(clock() + 7 * DAY_MS).toISOString(),
    });
    expect(mails.at(-1)).toMatchObject({
      to: member.email,
      text: expect.stringContaining('/settings/export'),
    });
    expect(mails.at(-1)?.text).not.toContain('export-file');
    const file = await client.get('export-file.php');
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="velours-data-2026-11-21.zip"',
      'cache-control': 'no-store',
    });
    expect(file.rawPayload).toHaveLength(copy.size);
    expect((await test.client().get('export-file.php')).statusCode).toBe(403);
    const { client: another } = await person();
    expect((await another.get('export-file.php')).json().code).toBe('export_not_found');
  });

  it('is one at a time and one a day', async () => {
    const { client } = await person();
    const [first, second] = await Promise.all([ask(client), ask(client)]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([202, 409]);
    await jobs.runAll();
    const again = await ask(client);
    expect([again.statusCode, again.json().code]).toEqual([409, 'export_recent']);
    const { next_at: next } = await stateOf(client);
    clock.advance(Date.parse(next) - clock());
    expect((await ask(client)).statusCode).toBe(202);
    await jobs.runAll();
  });

  it('is gone after seven days, with its file', async () => {
    const { client } = await person();
    await ask(client);
    await jobs.runAll();
    const file = stored.at(-1) ?? '';
    expect(await storage.has(file)).toBe(true);
    clock.advance(7 * DAY_MS);
    expect((await stateOf(client)).export.status).toBe('expired');
    expect((await client.get('export-file.php')).statusCode).toBe(404);
    await sweep(services);
    expect(await storage.has(file)).toBe(false);
    expect((await stateOf(client)).export).toMatchObject({ status: 'expired', size: null });
  });

  it('whose file cannot be removed now keeps no other from it, and is the next sweep’s', async () => {
    for (let time = 0; time < 2; time += 1) {
      await ask((await person()).client);
      await jobs.runAll();
    }
    const files = stored.slice(-2);
    clock.advance(7 * DAY_MS);
    vi.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('the storage is away'));
    await expireExports(services);
    const left = await Promise.all(files.map((file) => storage.has(file)));
    expect(left.filter(Boolean)).toHaveLength(1);
    await expireExports(services);
    expect(await Promise.all(files.map((file) => storage.has(file)))).toEqual([false, false]);
  });

  it('says that it failed after three tries, and can be asked for again at once', async () => {
    const { client } = await person();
    await ask(client);
    isAway = true;
    for (const _try of [1, 2]) {
      await expect(jobs.runAll()).rejects.toThrow('the storage is away');
      expect((await stateOf(client)).export.status).toBe('pending');
      // The job queue would try again by itself.
      const {
        rows: [row],
      } = await services.db.execute<{ member: string; id: string }>(sql`
        select member_id as member, id from data_exports where status = 'pending'`);
      await jobs.send(services.db, 'account.export', { member: row?.member, export: row?.id });
    }
    await jobs.runAll();
    isAway = false;
    expect(await stateOf(client)).toMatchObject({ export: { status: 'failed' }, next_at: null });
    // Asked for by another process, whose clock is ahead: the next one is the newest all the same.
    await services.db
      .execute(sql`update data_exports set id = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
      where status = 'failed'`);
    expect((await ask(client)).statusCode).toBe(202);
    await jobs.runAll();
    expect((await stateOf(client)).export.status).toBe('ready');
  });

  it('that hangs has failed after an hour, and an open page is told', async () => {
    const { member, client } = await person();
    await ask(client);
    clock.advance(60 * 60_000);
    const told = await eventsDuring(services, member.id, () => expireExports(services));
    expect(told).toContainEqual({ type: 'user' });
    expect((await stateOf(client)).export.status).toBe('failed');
    await jobs.runAll();
    expect((await stateOf(client)).export.status).toBe('failed');
  });

  it('a browser that follows a link to a copy that is not there comes to the page, not to a problem', async () => {
    const { client } = await person();
    const headers = { 'sec-fetch-mode': 'navigate' };
    for (const who of [client, test.client()]) {
      const got = await who.get('export-file.php', { headers });
      expect([got.statusCode, got.headers.location]).toEqual([303, '/settings/export']);
    }
    expect((await client.get('export-file.php')).statusCode).toBe(404);
  });

  /** The tables of the newest copy. */
  const tablesOf = async (client: Client) => {
    await ask(client);
    await jobs.runAll();
    const files = unzipSync((await client.get('export-file.php')).rawPayload);
    return (name: string) => JSON.parse(Buffer.from(files[`data/${name}.json`] ?? []).toString());
  };

  it('is made in pieces, with the calls of others between them, and names more people than one question can', async () => {
    const { member, client } = await person();
    const seen = await person({ name: 'Seen' });
    await client.post('like.php', { profile: seen.member.id });
    // More than the parameters of one statement.
    const likes = 66_000;
    await services.db.execute(sql`insert into likes_given (member_id, other_id, created_at)
      select ${member.id}, gen_random_uuid(), now() from generate_series(2, ${likes})`);
    let turns = 0;
    const turn = () => {
      turns += 1;
      turning = setImmediate(turn);
    };
    let turning = setImmediate(turn);
    /** Bytes that were compressed, by the turn in which they were. */
    const pieces = new Map<number, number>();
    const push = vi.spyOn(ZipDeflate.prototype, 'push').mockImplementation(function (
      this: ZipDeflate,
      ...given
    ) {
      pieces.set(turns, (pieces.get(turns) ?? 0) + given[0].length);
      compress.apply(this, given);
    });
    const files = unzipSync(await makeArchive(services, member));
    clearImmediate(turning);
    push.mockRestore();
    const sizes = [...pieces.values()];
    expect(sizes.reduce((all, size) => all + size)).toBeGreaterThan(10_000_000);
    expect(Math.max(...sizes)).toBeLessThan(200_000);

    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(read('data/likes_given.json'))).toHaveLength(likes);
    expect(JSON.parse(read('data/people.json'))).toEqual([{ id: seen.member.id, name: 'Seen' }]);
    const page = read('index.html');
    expect(page.split('<tr>').length).toBeGreaterThan(likes);
    expect(page).toMatch(/<\/details>\s*<\/body>\s*<\/html>$/);
  });

  it('tells of no like and no match from whom the lists do not show: unconfirmed, gone, or with a block between', async () => {
    const { member, client } = await person();
    const likers = {
      seen: await person({ name: 'Seen' }),
      unconfirmed: await person({ status: 'not_confirmed', name: 'Unconfirmed' }),
      banned: await person({ name: 'Banned' }),
      blocker: await person({ name: 'Blocker' }),
      blocked: await person({ name: 'Blocked' }),
    };
    await client.post('like.php', { profile: likers.blocker.member.id });
    for (const liker of Object.values(likers))
      expect((await liker.client.post('like.php', { profile: member.id })).statusCode).toBe(200);
    await likers.blocker.client.post('block.php', { profile: member.id });
    await client.post('block.php', { profile: likers.blocked.member.id });
    await services.db.execute(
      sql`update members set status = 'banned' where id = ${likers.banned.member.id}`,
    );
    const { liked_by } = (await client.get('likes.php')).json();
    const read = await tablesOf(client);
    const others = (table: string) => read(table).map((row: { other_id: string }) => row.other_id);
    expect(others('likes_received')).toEqual(liked_by.map(({ id }: { id: string }) => id));
    expect(others('likes_received')).toEqual([likers.seen.member.id]);
    expect(others('mail_news')).not.toContain(likers.blocker.member.id);
    expect(others('likes_given')).toEqual([likers.blocker.member.id]);
  });

  it('does not say when others saw what the member took back, nor of whom a mail that was not sent would have told', async () => {
    const { client } = await person();
    const liked = await person();
    await client.post('like.php', { profile: liked.member.id });
    await client.delete('like.php', { profile: liked.member.id });
    await client.post('mail-change.php', { email: 'elsewhere@example.test', password: PASSWORD });
    const read = await tablesOf(client);
    expect(Object.keys(read('likes_withdrawn')[0]).toSorted()).toEqual([
      'created_at',
      'member_id',
      'other_id',
      'withdrawn_at',
    ]);
    expect(read('mail_queue')[0]).not.toHaveProperty('subject_id');
  });

  it('names nobody who has become invisible to the member', async () => {
    const { client } = await person();
    const hidden = await person();
    await client.post('like.php', { profile: hidden.member.id });
    await services.db.execute(
      sql`update members set invisible = true where id = ${hidden.member.id}`,
    );
    const read = await tablesOf(client);
    expect(read('likes_given')).toMatchObject([{ other_id: hidden.member.id }]);
    expect(read('people')).toEqual([]);
  });

  it('is a page in the member’s language, in which nobody’s words become markup', async () => {
    const { member, client } = await person({
      language: 'de',
      name: '<img src=x onerror=alert(1)>',
      aboutMe: '"><script>alert(1)</script>',
    });
    await ask(client);
    await jobs.runAll();
    const files = unzipSync((await client.get('export-file.php')).rawPayload);
    const page = Buffer.from(files['index.html'] ?? []).toString();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Deine Daten');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|<img src=x/);
    expect(page).toContain("default-src 'none'");
    const [row] = JSON.parse(Buffer.from(files['data/members.json'] ?? []).toString());
    expect(row).toMatchObject({ id: member.id, about_me: member.aboutMe });
    expect(row).not.toHaveProperty('password_hash');
  });
});
