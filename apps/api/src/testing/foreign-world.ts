/** A caller with one of everything, and others who have the same: what the caller must not see is all there. */
import { untimedId } from '../ids.ts';
import { moderationDecisions, passkeys, photos, savedMethods } from '../db/schema.ts';
import type { MemberRow } from '../domain/members/members.ts';
import type { TestApp } from './app.ts';
import { clientOf, makeMember } from './members.ts';
import { ORDER } from './orders.ts';

export interface ForeignWorld {
  readonly caller: MemberRow;
  /** An id of each kind that is the caller's own, or that the caller may see. */
  readonly own: Readonly<Record<string, string>>;
  /** Ids of each kind that exist and are not the caller's to see. */
  readonly foreign: Readonly<Record<string, readonly string[]>>;
  /** What a call needs beside the one id, where the contract requires no more. */
  besides(operationId: string, field: string): Readonly<Record<string, string>>;
}

type Belongings = Readonly<
  Record<
    | 'conversation'
    | 'message'
    | 'photo'
    | 'order'
    | 'payment_method'
    | 'session'
    | 'decision'
    | 'passkey',
    string
  >
>;

/** A conversation with the friend, a message in it, a photo that waits for inspection, an order, a saved card, a decision, a session. */
async function belongingsOf(
  test: TestApp,
  member: MemberRow,
  friend: MemberRow,
): Promise<Belongings> {
  const { services } = test;
  const client = await clientOf(test, member);
  const { message } = (
    await client.post('messages.php', { profile: friend.id, text: 'Hello' })
  ).json();
  const { order } = (await client.post('order.php', ORDER)).json();
  const createdAt = new Date(services.clock());
  const [photo, method] = [untimedId(), services.newId()];
  await services.db.insert(photos).values({
    memberId: member.id,
    id: photo,
    filename: `${photo}.webp`,
    thumbFilename: `${photo}-thumb.webp`,
    matchFilename: `${photo}-match.webp`,
    width: 800,
    height: 800,
    createdAt,
  });
  await services.db.insert(savedMethods).values({
    memberId: member.id,
    id: method,
    method: 'card',
    provider: services.payments.name,
    mandate: `mandate of ${member.id}`,
    createdAt,
    lastUsedAt: createdAt,
  });
  const decision = services.newId();
  await services.db.insert(moderationDecisions).values({
    memberId: member.id,
    id: decision,
    kind: 'warning',
    rule: 'spam',
    facts: 'A warning.',
    decidedAt: createdAt,
    decidedBy: 'test',
    reference: `D-${decision}`,
  });
  const passkey = services.newId();
  await services.db.insert(passkeys).values({
    memberId: member.id,
    id: passkey,
    credentialId: passkey,
    publicKey: Buffer.from('a key'),
    counter: 0,
    rpId: 'localhost',
    createdAt,
  });
  const [session] = (await client.get('sessions.php')).json().sessions;
  return {
    conversation: message.conversation,
    message: message.id,
    photo,
    order: order.id,
    payment_method: method,
    session: session.id,
    decision,
    passkey,
  };
}

export async function foreignWorld(test: TestApp): Promise<ForeignWorld> {
  const { services } = test;
  const made = (values: Parameters<typeof makeMember>[1] = {}) =>
    makeMember(services, { paidUser: true, credits: 100, ...values });
  const [caller, friend, stranger, strangersFriend] = [
    await made(),
    await made(),
    await made(),
    await made(),
  ];
  const [blocked, blocking] = [await made(), await made()];
  const callersClient = await clientOf(test, caller);
  await callersClient.post('block.php', { profile: blocked.id });
  await (await clientOf(test, blocking)).post('block.php', { profile: caller.id });
  const outOfReach = [
    blocked,
    blocking,
    await made({ status: 'disabled' }),
    await made({ status: 'deleted' }),
    await made({ status: 'banned' }),
  ];
  const own = { ...(await belongingsOf(test, caller, friend)), member: friend.id };
  const theirs = await belongingsOf(test, stranger, strangersFriend);
  return {
    caller,
    own,
    foreign: {
      ...Object.fromEntries(Object.entries(theirs).map(([kind, id]) => [kind, [id]])),
      member: outOfReach.map(({ id }) => id),
      // Blocked by others, or by nobody.
      blocked_member: [caller.id, blocking.id, stranger.id],
    },
    besides: (operationId, field) =>
      operationId === 'getMessages' && field === 'around' ? { conversation: own.conversation } : {},
  };
}
