import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { photos, reportDecisions, reports } from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember, makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import { answerObjection } from '../bans/objections.ts';
import { REACTIVATION_MS, deleteAccount } from '../deletion/delete.ts';
import { eraseAccount } from '../deletion/erase.ts';
import type { MemberRow } from '../members/members.ts';
import { dismiss, uphold } from '../moderation/report-queue.ts';
import { keptUntil } from '../moderation/retention.ts';
import { forgetReports } from './reports.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ settings: { message_credits: 0 } });
});

const person = (values: NewMember = {}) => makePerson(app, { paidUser: true, ...values });

const write = async (by: Person, whom: Person, text: string) =>
  (await by.client.post('messages.php', { profile: whom.member.id, text })).json().message;
const report = (by: Person, whom: Person, more: Record<string, unknown> = {}) =>
  by.client.post('report.php', {
    kind: 'member',
    profile: whom.member.id,
    reason: 'harassment',
    ...more,
  });
/** Whom a member has reported, as they read it. */
const reportedBy = async (client: Client) =>
  (await client.get('reports.php'))
    .json()
    .reports.map(({ profile }: { profile: { id: string; name: string } }) => profile);
const kept = async (reference: string) => {
  const [row] = await app.services.db
    .select()
    .from(reports)
    .where(eq(reports.reference, reference));
  return row!;
};

async function addPhoto(
  member: MemberRow,
  status: 'active' | 'pending' = 'active',
  { services, clock } = app,
) {
  const id = services.newId();
  const filename = `${member.id}/${id}.webp`;
  await services.storage.put(filename, Buffer.from(`picture ${id}`));
  await services.db.insert(photos).values({
    memberId: member.id,
    id,
    status,
    filename,
    thumbFilename: `${id}-thumb.webp`,
    matchFilename: `${id}-match.webp`,
    width: 800,
    height: 1000,
    createdAt: new Date(clock()),
  });
  return { id, filename };
}

const bytesOf = async (name: string | null): Promise<string | null> => {
  const file = name === null ? null : await app.services.storage.open(name);
  if (file === null) return null;
  const parts: Buffer[] = [];
  for await (const part of file.stream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

describe('a report', () => {
  test('[B04] of a message keeps the message and what led to it, also when the sender takes them away', async () => {
    const [anna, bram] = [await person(), await person()];
    await write(anna, bram, 'Please stop.');
    const { id, conversation } = await write(bram, anna, 'Send me 500 euros.');
    await write(bram, anna, 'After it.');
    const answer = await report(anna, bram, {
      kind: 'message',
      target: id,
      reason: 'money',
      text: ' Asks for money. ',
    });
    expect(answer.statusCode).toBe(201);
    const { report: made } = answer.json();
    expect(made).toMatchObject({
      kind: 'message',
      profile: { id: bram.member.id, name: bram.member.name },
      reason: 'money',
      text: 'Asks for money.',
      status: 'received',
      decided_at: null,
      explanation: null,
    });
    expect(made.reference).toMatch(/^R-\d{4}-[0-9A-Z]{8}$/);
    await app.services.db.execute(
      sql`delete from messages where conversation_id = ${conversation}`,
    );
    expect((await kept(made.reference)).evidence).toMatchObject({
      messages: [
        { by: 'reporter', text: 'Please stop.' },
        { by: 'reported', text: 'Send me 500 euros.', id },
      ],
    });
  });

  test('[B04] of a photo keeps a copy that /photos/ does not serve, also when the owner removes the photo', async () => {
    const [anna, bram] = [await person(), await person()];
    const photo = await addPhoto(bram.member);
    const { report: made } = (
      await report(anna, bram, { kind: 'photo', target: photo.id, reason: 'fake' })
    ).json();
    await app.services.storage.remove(photo.filename);
    const row = await kept(made.reference);
    expect(await bytesOf(row.evidenceFile)).toBe(`picture ${photo.id}`);
    const served = await app.app.inject({ url: `/photos/${row.evidenceFile}` });
    expect(served.statusCode).toBe(404);
  });

  test('[B04] of a member keeps the texts of the profile as they were', async () => {
    const [anna, bram] = [await person(), await person({ aboutMe: 'Visit my shop.' })];
    const { report: made } = (await report(anna, bram, { reason: 'spam' })).json();
    await app.services.db.execute(
      sql`update members set about_me = 'Nothing.' where id = ${bram.member.id}`,
    );
    expect((await kept(made.reference)).evidence).toMatchObject({
      name: bram.member.name,
      profile: { about_me: 'Visit my shop.' },
    });
  });

  test('[B04] only what the reporter can see can be reported', async () => {
    const [anna, bram, clara] = [await person(), await person(), await person()];
    const own = await write(anna, bram, 'My own.');
    const ofOthers = await write(clara, bram, 'Not for Anna.');
    const toOthers = await write(bram, clara, 'Not for Anna either.');
    const pending = await addPhoto(bram.member, 'pending');
    const claras = await addPhoto(clara.member);
    for (const [kind, target] of [
      ['message', own.id],
      ['message', ofOthers.id],
      ['message', toOthers.id],
      ['message', claras.id],
      ['photo', pending.id],
      ['photo', claras.id],
      ['photo', '0198c0de-0002-7a00-8a00-00000000dead'],
    ] as const) {
      const answer = await report(anna, bram, { kind, target });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'report_target_not_found']);
    }
    const hidden = await makeMember(app.services, { status: 'not_confirmed' });
    for (const id of [anna.member.id, hidden.id, '0198c0de-0001-7a00-8a00-00000000dead']) {
      const answer = await report(anna, { member: { id } } as Person);
      expect(answer.json().code).toBe('member_not_found');
    }
    const rows = await app.services.db
      .select()
      .from(reports)
      .where(eq(reports.reporterId, anna.member.id));
    expect(rows).toEqual([]);
  });

  test('[B04] what the reporter has removed from the own list cannot be reported any more', async () => {
    const [anna, bram] = [await person(), await person()];
    const { id, conversation } = await write(bram, anna, 'Hello.');
    await anna.client.call('DELETE', 'chat.php', { body: { conversation } });
    expect((await report(anna, bram, { kind: 'message', target: id })).statusCode).toBe(404);
  });

  test('[B04] who wrote and then blocked can still be reported for it', async () => {
    const [anna, bram] = [await person(), await person()];
    const { id } = await write(bram, anna, 'An insult.');
    await bram.client.post('block.php', { profile: anna.member.id });
    expect((await report(anna, bram, { kind: 'message', target: id })).statusCode).toBe(201);
    expect((await report(anna, bram)).statusCode).toBe(201);
  });

  test('[B04] can block at once, and then hides the member', async () => {
    const [anna, bram] = [await person(), await person()];
    expect((await report(anna, bram, { block: true })).statusCode).toBe(201);
    expect((await anna.client.get('blocks.php')).json().blocks).toMatchObject([
      { id: bram.member.id },
    ]);
    expect(
      (await anna.client.get('member.php', { query: { id: bram.member.id } })).statusCode,
    ).toBe(404);
  });

  test('[B04] the same thing twice is one report, and the second answer says which', async () => {
    const [anna, bram] = [await person(), await person()];
    const { id } = await write(bram, anna, 'An insult.');
    const once = { kind: 'message', target: id };
    const first = await report(anna, bram, once);
    const second = await report(anna, bram, { ...once, reason: 'spam', block: true });
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect((await anna.client.get('blocks.php')).json().blocks).toHaveLength(1);
  });

  test('[B04] a profile can be reported again once the last report of it was decided', async () => {
    const [anna, bram] = [await person(), await person()];
    const first = (await report(anna, bram)).json().report;
    expect((await report(anna, bram)).statusCode).toBe(200);
    await dismiss(app.services, first.reference, { reason: 'Nothing there.', by: 'tester' });
    expect((await report(anna, bram)).statusCode).toBe(201);
  });

  test('[B04] names who was reported until they are erased, and who is erased is nobody to report or to warn', async () => {
    const [anna, bram] = [await person(), await person()];
    await write(anna, bram, 'Hello Bram');
    const { report: made } = (await report(anna, bram)).json();
    await app.services.db.transaction((tx) =>
      deleteAccount(app.services, tx, bram.member, { reason: null, origin: 'http://localhost' }),
    );
    expect((await report(anna, bram)).statusCode).toBe(200);
    const { id, name } = bram.member;
    expect(await reportedBy(anna.client)).toEqual([{ id, name }]);
    app.clock.advance(REACTIVATION_MS);
    await eraseAccount(app.services, id);
    const client = await clientOf(app, anna.member);
    expect(await reportedBy(client)).toEqual([{ id, name: '' }]);
    const verdict = { reason: 'It was one.', by: 'tester' };
    expect(await uphold(app.services, made.reference, verdict, ['warn'])).toBe('gone');
    expect(await uphold(app.services, made.reference, verdict, [])).toBeNull();
    const again = await report({ ...anna, client }, bram);
    expect([again.statusCode, again.json().code]).toEqual([404, 'member_not_found']);
  });

  test('[B04] names a photo or message exactly where one is reported', async () => {
    const [anna, bram] = [await person(), await person()];
    for (const more of [
      { kind: 'message' },
      { kind: 'photo' },
      { target: '0198c0de-0002-7a00-8a00-00000000dead' },
    ]) {
      const answer = await report(anna, bram, more);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'target' }],
      });
    }
  });

  test('[B04] is limited for each member', async () => {
    const test = await createTestApp({
      limits: { ...LIMITS, reportByMember: { ...LIMITS.reportByMember, points: 2 } },
    });
    const client = await clientOf(test, await makeMember(test.services));
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const { id } = await makeMember(test.services);
      const answer = await client.post('report.php', {
        kind: 'member',
        profile: id,
        reason: 'spam',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  test('[B04] one that is known already, or asked for again, uses nothing of the limit up', async () => {
    const test = await createTestApp({
      limits: { ...LIMITS, reportByMember: { ...LIMITS.reportByMember, points: 1 } },
    });
    const client = await clientOf(test, await makeMember(test.services));
    const { id } = await makeMember(test.services);
    const told = { kind: 'member', profile: id, reason: 'spam' };
    const key = randomUUID();
    const first = await client.post('report.php', told, { key });
    const again = await client.post('report.php', told, { key });
    const known = await client.post('report.php', told);
    expect([first.statusCode, again.statusCode, known.statusCode]).toEqual([201, 201, 200]);
    expect([again.json(), known.json()]).toEqual([first.json(), first.json()]);
  });
});

describe('connections', () => {
  test('[B04] a database that fails is no member or message that is not there', async () => {
    const broken = await createTestApp();
    const [anna, bram] = [await makeMember(broken.services), await makeMember(broken.services)];
    const client = await clientOf(broken, anna);
    const told = { kind: 'message', target: broken.services.newId(), reason: 'spam' };
    const asked = { ...told, profile: bram.id };
    expect((await client.post('report.php', asked)).statusCode).toBe(404);
    await broken.services.db.execute(sql`alter table conversation_members rename to elsewhere`);
    expect((await client.post('report.php', asked)).statusCode).toBe(500);
  });

  test('[B04] many reports of one member at once are all taken', async () => {
    const anna = await person();
    const others = await Promise.all(Array.from({ length: 25 }, () => person()));
    const answers = await Promise.all(
      others.map(async (other, index) => {
        if (index % 2 === 0) return report(anna, other);
        const { id } = await addPhoto(other.member);
        return report(anna, other, { kind: 'photo', target: id });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 201));
  });

  test('[B04] a report takes one at a time', async () => {
    const single = await createTestApp({ max: 1 });
    const [anna, bram] = [await makeMember(single.services), await makeMember(single.services)];
    const photo = await addPhoto(bram, 'active', single);
    const client = await clientOf(single, anna);
    const told = { kind: 'photo', target: photo.id, profile: bram.id, reason: 'fake' };
    expect((await client.post('report.php', told)).statusCode).toBe(201);
  });
});

describe('evidence', () => {
  test('[B04] whose file cannot be removed now keeps no other from it, and is the next sweep’s', async () => {
    const bram = await person();
    const photo = await addPhoto(bram.member);
    const references: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const told = await report(await person(), bram, { kind: 'photo', target: photo.id });
      const { reference } = told.json().report;
      await dismiss(app.services, reference, { reason: 'It is theirs.', by: 'tester' });
      references.push(reference);
    }
    const { evidenceUntil } = await kept(references[1]!);
    app.clock.advance(evidenceUntil!.getTime() - app.clock());
    const left = async () => {
      const rows = await app.services.db
        .select()
        .from(reports)
        .where(inArray(reports.reference, references));
      return rows.filter(({ evidenceFile }) => evidenceFile !== null).length;
    };
    vi.spyOn(app.services.storage, 'remove').mockRejectedValueOnce(new Error('away'));
    await forgetReports(app.services);
    expect(await left()).toBe(1);
    await forgetReports(app.services);
    expect(await left()).toBe(0);
  });

  test('[B04] is kept for six months after the decision, and then gone with its file, its report and what was decided', async () => {
    const [anna, bram] = [await person(), await person()];
    const photo = await addPhoto(bram.member);
    const { reference } = (
      await report(anna, bram, { kind: 'photo', target: photo.id, text: 'Mine.' })
    ).json().report;
    app.clock.advance(400 * 24 * 3_600_000);
    await sweep(app.services);
    const waiting = await kept(reference);
    expect(waiting.evidence).not.toBeNull();
    await dismiss(app.services, reference, { reason: 'It is theirs.', by: 'tester' });
    const { evidenceUntil } = await kept(reference);
    // As a decision of earlier has it, which counted to its hour.
    await app.services.db
      .update(reports)
      .set({ evidenceUntil: new Date(app.clock()) })
      .where(eq(reports.reference, reference));
    app.clock.advance(evidenceUntil!.getTime() - app.clock() - 1);
    await sweep(app.services);
    expect(await kept(reference)).toMatchObject({ text: 'Mine.', evidenceFile: expect.anything() });
    app.clock.advance(1);
    await sweep(app.services);
    expect(await bytesOf(waiting.evidenceFile)).toBeNull();
    const client = await clientOf(app, anna.member);
    expect((await client.get('reports.php')).json().reports).toEqual([]);
    for (const table of [reports, reportDecisions]) {
      const left = await app.services.db
        .select()
        .from(table)
        .where(eq(table.reporterId, anna.member.id));
      expect(left).toEqual([]);
    }
  });

  test('[B04] is kept until a late objection is answered, and six months from there; the ban may outlast it', async () => {
    const [bram, clara] = [await person(), await person()];
    const decided = await Promise.all(
      [bram, clara].map(async (reported) => {
        const { reference } = (await report(await person(), reported)).json().report;
        const verdict = { reason: 'It was one.', by: 'tester' };
        await uphold(app.services, reference, verdict, ['warn', 'ban']);
        return reference as string;
      }),
    );
    const isKept = async () => {
      await sweep(app.services);
      return Promise.all(decided.map(async (one) => (await kept(one)) !== undefined));
    };
    const { evidenceUntil } = await kept(decided[0]!);
    app.clock.advance(evidenceUntil!.getTime() - app.clock() - 1);
    const client = await clientOf(app, bram.member);
    const { decision } = (await client.get('ban.php')).json().ban;
    await client.post('objection.php', { decision: decision.id, text: 'It was not me.' });
    expect(await isKept()).toEqual([true, true]);
    app.clock.advance(300 * 24 * 3_600_000);
    expect(await isKept()).toEqual([true, false]);
    const answer = { outcome: 'refused', answer: 'It was.', by: 'another' } as const;
    expect(await answerObjection(app.services, decision.reference, answer)).toBeNull();
    app.clock.advance(keptUntil(new Date(app.clock())).getTime() - app.clock() - 1);
    expect(await isKept()).toEqual([true, false]);
    app.clock.advance(1);
    expect(await isKept()).toEqual([false, false]);
    const later = await clientOf(app, bram.member);
    expect((await later.get('ban.php')).statusCode).toBe(200);
  });
});
