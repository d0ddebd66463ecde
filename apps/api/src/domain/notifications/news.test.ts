import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, photos } from '../../db/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import type { MemberRow } from '../members/members.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { AWAY_MS, MOST_IN_A_DAY } from './tell.ts';

const MINUTE = 60_000;

describe('news by mail', async () => {
  const test = await createTestApp({ settings: { message_credits: 0, conversations_free: 100 } });
  const { services, clock } = test;

  const write = async (from: MemberRow, to: MemberRow) =>
    expect(
      (await (await clientOf(test, from)).post('messages.php', { profile: to.id, text: 'Hello' }))
        .statusCode,
    ).toBe(201);
  const likes = async (from: MemberRow, to: MemberRow) =>
    expect(
      (await (await clientOf(test, from)).post('like.php', { profile: to.id })).statusCode,
    ).toBeLessThan(300);
  const isHere = async (member: MemberRow) => (await clientOf(test, member)).get('user.php');
  /** So long after, with everything done that is due. */
  const later = async (ms: number) => {
    clock.advance(ms);
    await test.jobs.runAll();
  };
  const mailsTo = (member: MemberRow) => test.mails.filter(({ to }) => to === member.email);
  const pair = async (values: Parameters<typeof makeMember>[1] = {}) => {
    const [noor, sam] = [await makeMember(services, values), await makeMember(services)];
    clock.advance(2 * AWAY_MS);
    return { noor, sam };
  };

  it('[N06] a message is mailed once the member has been away for ten minutes: who wrote, and not what', async () => {
    const { noor, sam } = await pair({ language: 'nl' });
    await write(sam, noor);
    await later(AWAY_MS - 1);
    expect(mailsTo(noor)).toEqual([]);
    await later(1);
    const [mail, ...more] = mailsTo(noor);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Nieuw bericht');
    expect(mail?.text).toContain(`${sam.name} heeft je een bericht gestuurd.`);
    expect(mail?.text).not.toContain('Hello');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/chats\/[0-9a-f-]{36}/);
    expect(mail?.oneClick).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[A-Za-z0-9_-]{48}$/);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/notifications\?token=[A-Za-z0-9_-]{48}/);
  });

  it('[N06] who is here waits for no mail; it comes ten minutes after they were last seen, if it is still unread', async () => {
    const { noor, sam } = await pair();
    await isHere(noor);
    await write(sam, noor);
    await later(5 * MINUTE);
    await isHere(noor);
    await later(5 * MINUTE);
    expect(mailsTo(noor)).toEqual([]);
    await later(5 * MINUTE - 1);
    expect(mailsTo(noor)).toEqual([]);
    await later(1);
    expect(mailsTo(noor)).toHaveLength(1);
  });

  it('[N06] what was read meanwhile is not mailed', async () => {
    const { noor, sam } = await pair();
    await write(sam, noor);
    const client = await clientOf(test, noor);
    const { messages } = (await client.get('messages.php', { query: { profile: sam.id } })).json();
    const { conversation, position } = messages[0];
    await client.put('messages.php', { conversation, read_up_to: position });
    await later(2 * AWAY_MS);
    expect(mailsTo(noor)).toEqual([]);
    // A later one is.
    await write(sam, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(1);
  });

  it('[N06] at most one mail a conversation until the member comes back', async () => {
    const { noor, sam } = await pair();
    const robin = await makeMember(services);
    await write(sam, noor);
    await write(sam, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(1);
    await write(sam, noor);
    await write(robin, noor);
    await later(3 * AWAY_MS);
    // Another conversation has its own.
    expect(mailsTo(noor)).toHaveLength(2);
    await isHere(noor);
    clock.advance(MINUTE);
    await write(sam, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(3);
  });

  it('[N06] no more than a few mails a day, however many write; the next day’s news are mailed again', async () => {
    const { noor, sam } = await pair();
    const others = await Promise.all(
      Array.from({ length: MOST_IN_A_DAY }, () => makeMember(services)),
    );
    for (const other of [...others, sam]) await write(other, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(MOST_IN_A_DAY);
    await write(sam, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(MOST_IN_A_DAY);
    clock.advance(DAY_MS);
    await write(sam, noor);
    await later(AWAY_MS);
    expect(mailsTo(noor)).toHaveLength(MOST_IN_A_DAY + 1);
    expect(mailsTo(noor).at(-1)?.text).toContain(sam.name);
  });

  it.each(['block', 'removal', 'ban', 'deletion', 'wish', 'spam'] as const)(
    '[N06] no mail after a %s, also when the mail was queued already',
    async (what) => {
      const { noor, sam } = await pair();
      await write(sam, noor);
      const client = await clientOf(test, noor);
      const { conversation_id: conversation } = (
        await client.get('messages.php', { query: { profile: sam.id } })
      ).json();
      const all = { messages: true, likes: true, matches: true };
      const set = (id: string, values: Partial<MemberRow>) =>
        services.db.update(members).set(values).where(eq(members.id, id));
      const act = {
        block: () => client.post('block.php', { profile: sam.id }),
        removal: () => client.delete('chat.php', { conversation }),
        ban: () => set(sam.id, { status: 'banned' }),
        deletion: () => set(noor.id, { status: 'deleted' }),
        wish: () =>
          client.put('notifications.php', { mail: { ...all, messages: false }, push: all }),
        spam: () => set(noor.id, { notificationsDisabled: ['fbl'] }),
      };
      await act[what]();
      await services.db.transaction((tx) =>
        queueMail(services, tx, noor, 'http://localhost:3000', 'message', sam.id),
      );
      await later(3 * AWAY_MS);
      expect(mailsTo(noor)).toEqual([]);
    },
  );

  it('[N06] likes are gathered into one mail that names the newest and how many', async () => {
    const { noor, sam } = await pair();
    const others = await Promise.all([1, 2, 3].map(() => makeMember(services)));
    await likes(sam, noor);
    for (const other of others) {
      clock.advance(1000);
      await likes(other, noor);
    }
    await later(AWAY_MS);
    const [mail, ...more] = mailsTo(noor);
    expect(more).toEqual([]);
    const names = others.toReversed().map(({ name }) => name);
    expect(mail?.text).toContain(
      `You have 4 new likes, the newest from ${names[0]}, ${names[1]} and ${names[2]}.`,
    );
    expect(`${mail?.subject}`).toBe('News in your account');
  });

  it('[N06] a match is told to who liked first, and a fictional profile is labelled', async () => {
    const { noor } = await pair();
    const ella = await makeMember(services, { kind: 'fictional', name: 'Ella' });
    await likes(noor, ella);
    clock.advance(AWAY_MS);
    await likes(ella, noor);
    await later(AWAY_MS);
    const [mail, ...more] = mailsTo(noor);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ella (fictional profile) and you like each other.');
    expect(mail?.text).toContain(`/members/${ella.id}`);
  });

  it('[N06] no mail about a match that is over, also when the mail was queued already', async () => {
    const { noor, sam } = await pair();
    await likes(noor, sam);
    clock.advance(AWAY_MS);
    await likes(sam, noor);
    await (await clientOf(test, noor)).delete('like.php', { profile: sam.id });
    await services.db.transaction((tx) =>
      queueMail(services, tx, noor, 'http://localhost:3000', 'match', sam.id),
    );
    await later(3 * AWAY_MS);
    expect(mailsTo(noor)).toEqual([]);
  });

  it('[N06] an inspected photo is told with its reason; that cannot be switched off', async () => {
    const { noor } = await pair({ notificationsDisabled: ['listunsubscribe'] });
    const decided = async (values: Partial<typeof photos.$inferInsert>) => {
      const id = services.newId();
      await services.db.insert(photos).values({
        memberId: noor.id,
        id,
        filename: `${id}.webp`,
        thumbFilename: `${id}-thumb.webp`,
        matchFilename: `${id}-match.webp`,
        width: 800,
        height: 800,
        createdAt: new Date(clock()),
        ...values,
      });
      await services.db.transaction((tx) =>
        queueMail(services, tx, noor, 'http://localhost:3000', 'photoDecision', id),
      );
      await test.jobs.runAll();
      return mailsTo(noor).at(-1);
    };
    expect((await decided({ status: 'active' }))?.text).toContain('Your photo is visible');
    const rejected = await decided({ status: 'rejected', rejectedReason: 'no_person' });
    expect(rejected?.text).toContain('The reason: nobody can be seen in it.');
    expect(rejected?.oneClick).toBeUndefined();
    // Of many that are approved one mail tells, until the member was here again; each that is not shown is told.
    await decided({ status: 'active' });
    expect(mailsTo(noor)).toHaveLength(2);
    await decided({ status: 'rejected', rejectedReason: 'advertising' });
    expect(mailsTo(noor)).toHaveLength(3);
    clock.advance(2 * 60 * MINUTE);
    await isHere(noor);
    await decided({ status: 'active' });
    expect(mailsTo(noor)).toHaveLength(4);
    const before = mailsTo(noor).length;
    await decided({ status: 'pending' });
    expect(mailsTo(noor)).toHaveLength(before);
  });
});
