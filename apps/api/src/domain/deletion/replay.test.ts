import fs from 'node:fs';
import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '@velours/host/config';
import { accountDeletions, members, pushSubscriptions, sessions } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { findMember } from '../members/members.ts';
import { close } from './delete.ts';
import { readDeletionList, replayDeletions } from './replay.ts';

/** What deploy/deletions.sh asks the database. */
const [, STATEMENT = ''] =
  /--command "([^"]+)"/.exec(fs.readFileSync(`${REPOSITORY}/deploy/deletions.sh`, 'utf8')) ?? [];

describe('[D04] [A02] the deletions since a backup, after its restore', async () => {
  const test = await createTestApp();
  const { services, clock, jobs } = test;
  const { db } = services;

  const leave = (id: string, days = 14) =>
    db.transaction((tx) =>
      close(services, tx, id, { reason: 'cost', eraseAt: new Date(clock() + days * DAY_MS) }),
    );
  const statusOf = async (id: string) => (await findMember(db, id))?.status;
  /** The list as it is written now. The database's own clock is not the test's. */
  const listNow = async () => {
    const { rows } = await db.execute<{ json_build_object: unknown }>(sql.raw(STATEMENT));
    const list = readDeletionList(JSON.stringify(rows[0]?.json_build_object));
    return { ...list, at: new Date(clock()), since: new Date(clock() - 45 * DAY_MS) };
  };
  /** What a restore brings back: the rows of before. */
  const undo = async (id: string, status: 'active' | 'deleted') => {
    await db.delete(accountDeletions).where(eq(accountDeletions.memberId, id));
    await db.update(members).set({ status }).where(eq(members.id, id));
  };

  it('who was deleted is deleted again, erased where that is due; who took it back is there; all log in anew', async () => {
    const [stays, left, ordered, regretted] = await Promise.all(
      ['stays', 'left', 'ordered', 'regretted'].map((name) => makeMember(services, { name })),
    );
    if (!stays || !left || !ordered || !regretted) throw new Error('no members');
    await clientOf(test, stays);
    clock.advance(1000);
    await leave(left.id);
    await leave(ordered.id, 0);
    const list = await listNow();
    expect(list.deletions.map(({ id }) => id).toSorted()).toEqual([left.id, ordered.id].toSorted());
    for (const { id } of [left, ordered]) await undo(id, 'active');
    await leave(regretted.id);
    await db.insert(pushSubscriptions).values({
      memberId: stays.id,
      endpoint: 'https://push.test/1',
      p256dh: 'p',
      auth: 'a',
      createdAt: new Date(clock()),
    });
    clock.advance(HOUR_MS);

    expect(await replayDeletions(services, list)).toEqual([
      expect.stringMatching(/^Deleted again: 2\./),
      expect.stringMatching(/: 1$/),
      'Sessions ended: 1',
    ]);
    expect(
      await Promise.all([stays, left, ordered, regretted].map(({ id }) => statusOf(id))),
    ).toEqual(['active', 'deleted', 'deleted', 'active']);
    expect(await db.select({ n: count() }).from(sessions)).toEqual([{ n: 0 }]);
    expect(await db.$count(pushSubscriptions)).toBe(0);
    const [again] = await db
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.memberId, left.id));
    expect(again).toMatchObject({
      deletedAt: list.deletions.find(({ id }) => id === left.id)?.deletedAt,
      eraseAt: list.deletions.find(({ id }) => id === left.id)?.eraseAt,
    });
    await sweep(services);
    await jobs.runAll();
    expect((await findMember(db, ordered.id))?.email).toBe('');
    expect((await findMember(db, left.id))?.email).not.toBe('');
    // Again it does nothing.
    expect(await replayDeletions(services, list)).toEqual([
      expect.stringMatching(/^Deleted again: 0\./),
      expect.stringMatching(/: 0$/),
      'Sessions ended: 0',
    ]);
  });

  it('what the list cannot know stays: deletions of after it, and of before what it holds', async () => {
    const [younger, older] = [await makeMember(services), await makeMember(services)];
    const list = await listNow();
    for (const { id } of [younger, older]) await leave(id);
    const day = (days: number) => new Date(list.at.getTime() + days * DAY_MS);
    for (const [{ id }, deletedAt] of [
      [younger, day(1)],
      [older, day(-46)],
    ] as const)
      await db.update(accountDeletions).set({ deletedAt }).where(eq(accountDeletions.memberId, id));
    await replayDeletions(services, list);
    expect([await statusOf(younger.id), await statusOf(older.id)]).toEqual(['deleted', 'deleted']);
  });

  it('a list of before the backup, one that does not reach back to it, and what is none are refused', async () => {
    const list = await listNow();
    const shifted = (days: number) => ({
      ...list,
      at: new Date(list.at.getTime() + days * DAY_MS),
      since: new Date(list.since.getTime() + days * DAY_MS),
    });
    await expect(replayDeletions(services, shifted(-1))).rejects.toThrow('take a newer list');
    await expect(replayDeletions(services, shifted(50))).rejects.toThrow('take a newer backup');
    for (const text of ['', '{}', '[]', '{"at":"x","since":"x","deletions":[]}'])
      expect(() => readDeletionList(text)).toThrow('This is no list of deletions');
  });
});
