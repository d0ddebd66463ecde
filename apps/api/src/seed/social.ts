/** Likes, matches and conversations of the two log-in accounts. Whatever a demo member "wrote" is marked as automated. */
import type { GiftName } from '@velours/openapi/types';
import { giftNames } from '@velours/openapi/values';
import type {
  conversationMembers,
  conversations,
  likesGiven,
  likesReceived,
  messages,
} from '../db/schema.ts';
import { conversationIdOf } from '../ids.ts';
import replies from '../domain/demo/replies.json' with { type: 'json' };
import scripts from './conversations.json' with { type: 'json' };
import type { Random } from './random.ts';

const MINUTE = 60_000;

/** Whom a conversation or like is with. */
export interface Other {
  readonly id: string;
  readonly kind: 'demo' | 'fictional';
}

export interface SocialRows {
  readonly likesGiven: (typeof likesGiven.$inferInsert)[];
  readonly likesReceived: (typeof likesReceived.$inferInsert)[];
  readonly conversations: (typeof conversations.$inferInsert)[];
  readonly sides: (typeof conversationMembers.$inferInsert)[];
  readonly messages: (typeof messages.$inferInsert)[];
}

export const noRows = (): SocialRows => ({
  likesGiven: [],
  likesReceived: [],
  conversations: [],
  sides: [],
  messages: [],
});

/** A like from `giver` to `receiver`. */
export function addLike(
  rows: SocialRows,
  giver: string,
  receiver: string,
  at: number,
  isSeen: boolean,
): void {
  const createdAt = new Date(at);
  rows.likesGiven.push({ memberId: giver, otherId: receiver, createdAt });
  rows.likesReceived.push({
    memberId: receiver,
    otherId: giver,
    createdAt,
    seenAt: isSeen ? new Date(at + MINUTE) : null,
  });
}

/**
 * The likes of one account: half of `others` like it (some not seen yet), every third of these is liked back and so is a
 * match, and a few likes were given without an answer.
 */
export function addLikes(
  rows: SocialRows,
  random: Random,
  account: string,
  others: readonly Other[],
  now: number,
): void {
  const half = Math.ceil(others.length / 2);
  for (const [index, other] of others.slice(0, half).entries()) {
    const at = now - index * 7 * 60 * MINUTE - random.int(5, 180) * MINUTE;
    const isMatch = index % 3 === 2;
    addLike(rows, other.id, account, at, isMatch || index > half / 2);
    if (isMatch) addLike(rows, account, other.id, at + random.int(10, 200) * MINUTE, false);
  }
  for (const other of others.slice(half, half + 4)) {
    addLike(rows, account, other.id, now - random.int(60, 9000) * MINUTE, true);
  }
}

interface Line {
  readonly sender: string;
  readonly recipient: string;
  readonly text: string;
  readonly automated: boolean;
  /** In place of words. */
  readonly gift?: GiftName | undefined;
}

/** The written conversations of an account with the first of `others`, newest first. */
export function addDemoConversations(
  rows: SocialRows,
  random: Random,
  account: string,
  others: readonly Other[],
  now: number,
): void {
  for (const [index, script] of scripts.withDemo.entries()) {
    const other = others[index];
    if (other === undefined) return;
    const lines = script.lines.map(([who, text]): Line => {
      const isOther = who === 'd';
      return {
        sender: isOther ? other.id : account,
        recipient: isOther ? account : other.id,
        text: (text ?? '').replace('{kind}', replies.en.kind[other.kind]),
        automated: isOther,
      };
    });
    const end = now - index * 11 * 60 * MINUTE - random.int(4, 50) * MINUTE;
    addConversation(rows, random, lines, end, script.unread);
  }
}

/** What the two accounts wrote to each other; the last message is not read yet. */
export function addAccountsConversation(
  rows: SocialRows,
  random: Random,
  anna: string,
  bram: string,
  now: number,
): void {
  const lines = scripts.betweenAccounts.map(([who, text, gift]): Line => {
    const isAnna = who === 'a';
    return {
      sender: isAnna ? anna : bram,
      recipient: isAnna ? bram : anna,
      text: text ?? '',
      automated: false,
      gift: giftNames.find((name) => name === gift),
    };
  });
  addConversation(rows, random, lines, now - 2 * MINUTE, 1);
}

/** Stores a conversation that ends at `end`; the last `unread` lines, all of one sender, were not read. */
function addConversation(
  rows: SocialRows,
  random: Random,
  lines: readonly Line[],
  end: number,
  unread: number,
): void {
  const first = lines[0];
  if (first === undefined) return;
  const id = conversationIdOf(first.sender, first.recipient);
  const stored: SocialRows['messages'] = [];
  let at = end;
  for (const [index, line] of [...lines.entries()].toReversed()) {
    const isRead = index < lines.length - unread;
    stored.unshift({
      ...line,
      kind: line.gift === undefined ? 'text' : 'gift',
      gift: line.gift ?? null,
      conversationId: id,
      id: random.uuid(at),
      position: index + 1,
      sentAt: new Date(at),
      readAt: isRead ? new Date(at + MINUTE) : null,
    });
    at -= random.int(2, 9) * MINUTE;
  }
  const last = stored.at(-1);
  if (last === undefined) return;
  const [memberA, memberB] = [first.sender, first.recipient].toSorted();
  rows.messages.push(...stored);
  rows.conversations.push({
    id,
    memberA: memberA ?? first.sender,
    memberB: memberB ?? first.recipient,
    startedBy: first.sender,
    createdAt: stored[0]?.sentAt ?? last.sentAt,
    lastPosition: last.position,
  });
  for (const [member, other] of [
    [last.sender, last.recipient],
    [last.recipient, last.sender],
  ] as const) {
    const received = stored.filter((message) => message.recipient === member);
    rows.sides.push({
      memberId: member,
      conversationId: id,
      otherId: other,
      startedBy: first.sender,
      unread: received.filter((message) => message.readAt === null).length,
      lastMessageId: last.id,
      lastMessagePosition: last.position,
      lastMessageText: last.text,
      lastMessageKind: last.kind ?? 'text',
      lastMessageSender: last.sender,
      lastMessageAt: last.sentAt,
      readUpTo: received.findLast((message) => message.readAt !== null)?.position ?? null,
    });
  }
}
