/** Whoever never confirmed their address leaves nothing behind but what an erasure leaves. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { complaints, reports } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createLocalStorage } from '../../ports/storage/local-storage.ts';
import { createTestApp } from '../../testing/app.ts';
import { placesOf } from '../../testing/database-walk.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { answerComplaint } from '../complaints/complaints.ts';
import { PERSONAL_DATA } from '../export/personal-data.ts';
import { disableMails } from '../notifications/disabling.ts';
import { removeExpired } from './members.ts';

const PASSWORD = 'a long password';
const ALL = { messages: true, likes: true, matches: true };

describe('an account that nobody confirms', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'velours-expired-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const test = await createTestApp({ storage: createLocalStorage(dataDir) });
  const { services } = test;
  const { db, database } = services;
  const filesOf = (id: string) =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.includes(id) && path.extname(file) !== '',
    );

  it('is gone after seven days, by the rules of the erasure', async () => {
    const [bram, eva] = [await makeMember(services), await makeMember(services)];
    const client = test.client();
    const signedUp = await client.post('signup.php', {
      email: 'never@example.test',
      name: 'Noor',
      password: PASSWORD,
      date_of_birth: '1992-04-17',
    });
    const { id } = signedUp.json().user;
    test.clock.advance(3 * DAY_MS);
    const complaint = { category: 'site', text: 'Nothing works' };
    const answers = [
      await client.post('block.php', { profile: bram.id }),
      await (await clientOf(test, eva)).post('like.php', { profile: bram.id }),
      await client.post('like.php', { profile: eva.id }),
      await client.put('notifications.php', { mail: ALL, push: ALL }),
      await client.post('report.php', {
        kind: 'member',
        profile: eva.id,
        reason: 'spam',
        text: 'words of the reporter',
      }),
      await client.post('complaint.php', complaint),
      await client.post('complaint.php', complaint),
      await client.post('mail-change.php', { email: 'next@example.test', password: PASSWORD }),
      await client.post('export.php', { password: PASSWORD }),
    ];
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 300)).toEqual([]);
    await db.transaction((tx) => disableMails(services, tx, id, 'bounce'));
    await test.jobs.runAll();
    expect(filesOf(id)).toHaveLength(1);
    const [answered, waiting] = await db.select().from(complaints).orderBy(complaints.id);
    await answerComplaint(services, answered?.reference ?? '', 'It does now');
    await test.jobs.runAll();

    const tablesOf = async () => {
      const places = await placesOf(database.pool, [id]);
      return new Set(places.map((place) => place.split('.')[0] ?? ''));
    };
    const before = await tablesOf();
    for (const table of [
      'blocks_given',
      'blocks_received',
      'complaints',
      'data_exports',
      'mail_reports',
      'notification_settings',
      'reports',
    ])
      expect(before).toContain(table);

    test.clock.advance(4 * DAY_MS);
    expect(await removeExpired(services)).toBe(1);
    const left = [...(await tablesOf())];
    expect(left.filter((table) => 'rows' in (PERSONAL_DATA[table]?.erasure ?? {}))).toEqual([]);
    expect(left).toEqual(['reports']);
    expect(filesOf(id)).toEqual([]);
    const [report] = await db.select().from(reports).where(eq(reports.reporterId, id));
    expect(report).toMatchObject({ text: '', status: 'received' });
    // Somebody is to answer it still, by mail.
    expect(await db.select().from(complaints)).toEqual([{ ...waiting, memberId: null }]);
    expect(await answerComplaint(services, waiting?.reference ?? '', 'It does now')).toBe(true);
    await test.jobs.runAll();
    const answerMails = test.mails.filter(({ text }) => text.includes('It does now'));
    expect(answerMails.map(({ to }) => to)).toEqual(Array(2).fill('never@example.test'));
  });

  it('that cannot be removed now keeps no other, and is told', async () => {
    const over = { status: 'not_confirmed', expiresAt: new Date(services.clock()) } as const;
    const [stuck] = [await makeMember(services, over), await makeMember(services, over)];
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`);
    await db.execute(sql`create trigger refuse before delete on members for each row
      when (old.id = ${sql.raw(`'${stuck.id}'`)}) execute function refuse()`);
    const error = vi.spyOn(services.log, 'error');
    const removed = await removeExpired(services);
    await db.execute(sql`drop function refuse() cascade`);
    expect(removed).toBe(1);
    expect(error.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
      'expired account not removed',
    ]);
    expect(await removeExpired(services)).toBe(1);
  });
});
