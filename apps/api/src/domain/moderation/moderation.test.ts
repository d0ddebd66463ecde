import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { members, photos, reports } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import { removePhoto } from '../photos/photos.ts';
import { moderate } from './command.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ settings: { message_credits: 0 } });
});

const person = (values: NewMember = {}) => makePerson(app, { paidUser: true, ...values });

const run = (...words: string[]) => moderate(app.services, ['reports', ...words]);
const json = async (who: Person, path: string) => (await who.client.get(path)).json();

/** A photo of a member that everybody sees; answers its id. */
async function shownPhoto(memberId: string, position = 0): Promise<string> {
  const id = app.services.newId();
  await app.services.db.insert(photos).values({
    memberId,
    id,
    position,
    status: 'active',
    filename: `${id}.webp`,
    thumbFilename: `${id}-thumb.webp`,
    matchFilename: `${id}-match.webp`,
    width: 800,
    height: 1000,
    createdAt: new Date(app.clock()),
  });
  return id;
}

/** Bram writes to Anna, and Anna reports it. */
async function reportedMessage() {
  const [anna, bram] = [await person(), await person()];
  await anna.client.post('messages.php', { profile: bram.member.id, text: 'Hello Bram' });
  const { message } = (
    await bram.client.post('messages.php', { profile: anna.member.id, text: 'Send me 500 euros.' })
  ).json();
  const { report } = (
    await anna.client.post('report.php', {
      kind: 'message',
      profile: bram.member.id,
      target: message.id,
      reason: 'money',
      text: 'Asks for money.',
    })
  ).json();
  return { anna, bram, message, reference: report.reference as string };
}

describe('the queue in the terminal', () => {
  test('[B04] lists what waits, shows the evidence, and says what it does not understand', async () => {
    const { reference } = await reportedMessage();
    const list = await run();
    expect(list.ok).toBe(true);
    expect(list.lines.join('\n')).toContain(`${reference}  `);
    const shown = (await run('show', reference)).lines.join('\n');
    expect(shown).toContain('Asks for money.');
    expect(shown).toContain('Send me 500 euros.');
    for (const words of [
      ['show'],
      ['uphold', reference],
      ['uphold', reference, '--reason', ' '],
      ['dismiss', reference, '--reason', 'x', '--ban'],
      ['forget', reference, '--reason', 'x'],
      ['uphold', reference, '--reason', 'x', '--hang'],
      ['show', reference, 'more'],
    ]) {
      expect((await run(...words)).ok).toBe(false);
    }
    expect((await run('show', 'R-2026-XXXXXXXX')).lines).toEqual(['No such report.']);
    expect((await run()).lines.join('\n')).toContain(`${reference}  `);
  });

  test('[B04] what a reporter writes is text to the terminal, and no command', async () => {
    const [anna, bram] = [await person(), await person()];
    const body = { kind: 'member', profile: bram.member.id, reason: 'spam', text: '' };
    const { report } = (await anna.client.post('report.php', body)).json();
    // As it stood before the server cleaned what is sent to it.
    const text = 'One\u001B[2J\u0007\u009B1A\r\n\tTwo';
    const { db } = app.services;
    await db.update(reports).set({ text }).where(eq(reports.reference, report.reference));
    const { lines } = await run('show', report.reference);
    expect(lines).toContain('One[2J1A\n\tTwo');
    expect(lines.join('')).not.toMatch(/[^\P{Cc}\t\n]/u);
  });

  test('[B04] a word that is none is answered with every queue', async () => {
    const { ok, lines } = await moderate(app.services, ['help']);
    const text = lines.join('\n');
    expect(ok).toBe(false);
    for (const queue of ['approve', 'reports', 'objections', 'complaints', 'bans'])
      expect(text).toContain(`npm run moderate -- ${queue} `);
  });

  test('[B04] the photos are still there, with a word or without', async () => {
    for (const words of [[], ['photos']]) {
      expect(await moderate(app.services, words)).toMatchObject({
        ok: true,
        lines: ['No photo waits for inspection.'],
      });
    }
  });
});

describe('a decision on a report', () => {
  test('[B04] the reporter is told the outcome: in the list, by mail and live', async () => {
    const { anna, reference } = await reportedMessage();
    const told = await eventsDuring(app.services, anna.member.id, async () => {
      const done = await run('dismiss', reference, '--reason', 'A joke.', '--by', 'Kim');
      expect(done.ok).toBe(true);
    });
    expect(told).toContainEqual({ type: 'safety', about: 'report', reference });
    expect((await json(anna, 'reports.php')).reports).toMatchObject([
      { reference, status: 'not_upheld', explanation: 'A joke.' },
    ]);
    await app.jobs.runAll();
    const mail = app.mails.find(({ subject }) => subject.includes(reference))!;
    expect(mail.to).toBe(anna.member.email);
    expect(mail.text).toContain('A joke.');
    expect(mail.text).toContain('/reports');
  });

  test('[B04] a message is taken from both, and its sender gets the statement of reasons', async () => {
    const { anna, bram, message, reference } = await reportedMessage();
    const told = await eventsDuring(app.services, bram.member.id, () =>
      run(
        'uphold',
        reference,
        '--reason',
        'Asked for 500 euros.',
        '--remove-message',
        '--by',
        'Kim',
      ),
    );
    for (const who of [anna, bram]) {
      const thread = (
        await who.client.get('messages.php', { query: { conversation: message.conversation } })
      ).json();
      expect(thread.messages.map(({ text }: { text: string }) => text)).toEqual(['Hello Bram']);
      expect((await json(who, 'chats.php')).chats).toMatchObject([
        { last_message: { text: 'Hello Bram' } },
      ]);
    }
    expect((await json(anna, 'chats.php')).total_unread).toBe(0);
    const { decisions } = await json(bram, 'decisions.php');
    expect(decisions).toMatchObject([
      {
        kind: 'message_removed',
        rule: 'money',
        facts: 'Asked for 500 euros.',
        automated: false,
        objection: null,
      },
    ]);
    expect(told).toContainEqual({
      type: 'safety',
      about: 'decision',
      reference: decisions[0].reference,
    });
    // Neither reads who the other side of the report is.
    expect(JSON.stringify(decisions)).not.toContain(anna.member.id);
    await app.jobs.runAll();
    const mail = app.mails.find(({ subject }) => subject.includes(decisions[0].reference))!;
    expect(mail.to).toBe(bram.member.email);
    expect(mail.text).toContain('Asked for 500 euros.');
    expect(mail.text).toContain('No asking for money or gifts.');
    expect(mail.text).not.toContain(anna.member.name);
    expect((await json(anna, 'reports.php')).reports[0].status).toBe('upheld');
  });

  test('[B04] a photo is hidden from others, and stands with its reason with its owner', async () => {
    const [anna, bram] = [await person(), await person()];
    const id = await shownPhoto(bram.member.id);
    const { report } = (
      await anna.client.post('report.php', {
        kind: 'photo',
        profile: bram.member.id,
        target: id,
        reason: 'fake',
      })
    ).json();
    expect(
      (await run('uphold', report.reference, '--reason', 'An actor.', '--hide-photo')).ok,
    ).toBe(true);
    const profile = await anna.client.get('member.php', { query: { id: bram.member.id } });
    expect(profile.json().profile.photos).toEqual([]);
    const [row] = await app.services.db.select().from(photos);
    expect(row).toMatchObject({ status: 'rejected', rejectedReason: 'someone_else' });
    expect((await json(bram, 'decisions.php')).decisions).toMatchObject([
      { kind: 'photo_rejected', rule: 'fake' },
    ]);
  });

  test('[B04] a photo that is hidden while another is removed leaves neither as the main one', async () => {
    const [anna, bram] = [await person(), await person()];
    const removed = await shownPhoto(bram.member.id);
    const hidden = await shownPhoto(bram.member.id, 1);
    const { report } = (
      await anna.client.post('report.php', {
        kind: 'photo',
        profile: bram.member.id,
        target: hidden,
        reason: 'fake',
      })
    ).json();
    let hiding: ReturnType<typeof run> | undefined;
    await app.services.db.transaction(async (tx) => {
      await removePhoto(app.services, tx, bram.member, removed);
      hiding = run('uphold', report.reference, '--reason', 'An actor.', '--hide-photo');
      await expect
        .poll(async () => {
          const { rowCount } = await app.services.db.execute(sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          return rowCount;
        })
        .toBeGreaterThan(0);
    });
    expect((await hiding)?.ok).toBe(true);
    const [row] = await app.services.db
      .select()
      .from(members)
      .where(eq(members.id, bram.member.id));
    expect(row).toMatchObject({ mainPhotoId: null, hasPhoto: false });
  });

  test('[B04] a ban and a warning are two decisions of one report, and a banned member is there for nobody', async () => {
    const { anna, bram, reference } = await reportedMessage();
    await run('uphold', reference, '--reason', 'For the third time.', '--warn', '--ban');
    expect(
      (await anna.client.get('member.php', { query: { id: bram.member.id } })).statusCode,
    ).toBe(404);
    const {
      rows: [row],
    } = await app.services.db.execute<{ status: string; kinds: string[] }>(sql`
      select status, (select array_agg(kind order by kind) from moderation_decisions d
        where d.member_id = members.id) as kinds from members where id = ${bram.member.id}`);
    expect(row).toEqual({ status: 'banned', kinds: ['banned', 'warning'] });
  });

  test('[B04] a measure that does not fit changes nothing, and no report is decided twice', async () => {
    const { bram, reference } = await reportedMessage();
    expect((await run('uphold', reference, '--reason', 'x', '--warn', '--hide-photo')).ok).toBe(
      false,
    );
    expect((await json(bram, 'decisions.php')).decisions).toEqual([]);
    expect((await run('uphold', reference, '--reason', 'x')).ok).toBe(true);
    expect((await run('dismiss', reference, '--reason', 'y')).lines).toEqual([
      'This report is decided already.',
    ]);
  });

  test('[B04] is append-only: the database changes and removes none', async () => {
    const { reference } = await reportedMessage();
    await run('uphold', reference, '--reason', 'x', '--warn');
    const { pool } = app.services.database;
    for (const table of ['report_decisions', 'moderation_decisions']) {
      await expect(pool.query(`update ${table} set decided_by = 'me'`)).rejects.toThrow(
        /never changes/,
      );
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(/never changes/);
    }
  });
});

describe('an objection that is granted', () => {
  const granted = async (who: Person) => {
    const [{ id, reference }] = (await json(who, 'decisions.php')).decisions;
    await who.client.post('objection.php', { decision: id, text: 'It is not so.' });
    const words = ['objections', 'grant', reference, '--reason', 'You are right.', '--by', 'Lou'];
    expect((await moderate(app.services, words)).ok).toBe(true);
    await app.jobs.runAll();
    const [decision] = (await json(who, 'decisions.php')).decisions;
    return {
      reversed: decision.objection.reversed,
      mail: app.mails.findLast(({ to }) => to === who.member.email)!.text,
    };
  };

  const hiddenPhoto = async () => {
    const [anna, bram] = [await person(), await person()];
    const id = app.services.newId();
    await app.services.db.insert(photos).values({
      memberId: bram.member.id,
      id,
      position: 0,
      status: 'active',
      filename: `${id}.webp`,
      thumbFilename: `${id}-thumb.webp`,
      matchFilename: `${id}-match.webp`,
      width: 800,
      height: 1000,
      createdAt: new Date(app.clock()),
    });
    const target = { kind: 'photo', profile: bram.member.id, target: id, reason: 'fake' };
    const { report } = (await anna.client.post('report.php', target)).json();
    await run('uphold', report.reference, '--reason', 'An actor.', '--hide-photo', '--by', 'Kim');
    return { anna, bram, id };
  };
  const shownTo = async ({ client }: Person, of: Person) =>
    (await client.get('member.php', { query: { id: of.member.id } })).json().profile.photos.length;

  test('[A04] [B04] shows the photo again, for the member and for others', async () => {
    const { anna, bram } = await hiddenPhoto();
    expect(await shownTo(anna, bram)).toBe(0);
    const told = await eventsDuring(app.services, bram.member.id, async () => {
      const { reversed, mail } = await granted(bram);
      expect(reversed).toBe(true);
      expect(mail).toContain('it no longer applies');
    });
    expect(told).toContainEqual({ type: 'user' });
    expect(await shownTo(anna, bram)).toBe(1);
    const [own] = (await json(bram, 'photo.php')).photos;
    expect(own).toMatchObject({ status: 'active', rejected_reason: null });
    const [row] = await app.services.db
      .select()
      .from(members)
      .where(eq(members.id, bram.member.id));
    expect(row?.hasPhoto).toBe(true);
  });

  test('[A04] [B04] says that it counts no more where the photo is gone, the message removed, or a warning given', async () => {
    const { bram, id } = await hiddenPhoto();
    await bram.client.delete('photo.php', { photo: id });
    const removed = await reportedMessage();
    await run('uphold', removed.reference, '--reason', 'x', '--remove-message', '--by', 'Kim');
    const warned = await reportedMessage();
    await run('uphold', warned.reference, '--reason', 'x', '--warn', '--by', 'Kim');
    for (const who of [bram, removed.bram, warned.bram]) {
      const { reversed, mail } = await granted(who);
      expect(reversed).toBe(false);
      expect(mail).toContain('it no longer counts against you');
    }
  });
});
