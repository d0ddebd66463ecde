/** Writing a message: price, message, both sides' chat rows and the events, in one transaction (spec sections 1, 5, 8). */
import { sql } from 'drizzle-orm';
import type { GiftName } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { placeholdersOf, prepared } from '../../db/prepared.ts';
import { together } from '../../db/together.ts';
import { conversationMembers, conversations, messages } from '../../db/schema.ts';
import type { StoredGif } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { isBlank } from '../blank.ts';
import { problem } from '../problem.ts';
import { isOutOfReach, lockPair, otherMember } from '../blocks/reach.ts';
import { balanceOf, spend } from '../credits/ledger.ts';
import { tell } from '../notifications/tell.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { checkConversationLimit } from './starts.ts';

export type MessageRow = typeof messages.$inferSelect;
type NewMessage = Omit<MessageRow, 'position'>;

/** What is sent: words, a gift or a GIF. */
export type MessageContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gift'; readonly gift: GiftName }
  | { readonly kind: 'gif'; readonly gif: StoredGif };

export interface Delivery {
  readonly sender: MemberRow;
  readonly recipient: MemberRow;
  readonly content: MessageContent;
  /** Credits the sender pays; 0 for what the program writes. */
  readonly price: number;
  /** Written by the program for a demo or fictional member. */
  readonly automated?: boolean | undefined;
  /** The Idempotency-Key it came with; none for what the program writes. */
  readonly key?: string | undefined;
}

/** Job for members that answer by themselves. */
export const MESSAGE_SENT_JOB = 'message.sent';

/**
 * Sends a message of a member, by all the rules, whatever it is: words, a gift or a GIF.
 * @throws 404 `member_not_found`; 422 `message_empty`, `message_too_long`; 403 `conversation_limit_reached`;
 * 402 `insufficient_credits`
 */
export async function sendMessage(
  services: Services,
  tx: Tx,
  sender: MemberRow,
  request: { readonly profile: string; readonly content: MessageContent; readonly key: string },
  settings: SiteSettings,
): Promise<{ message: MessageRow; credits: number }> {
  const recipient = await otherMember(tx, sender, request.profile);
  const { content, key } = request;
  if (content.kind === 'text') checkText(content.text, settings.message_length);

  const message = newMessage(services, { sender, recipient, content, key, price: 0 });
  const isGift = content.kind === 'gift';
  const price = isGift ? settings.gift_credits : settings.message_credits;
  // The price first: it locks the wallet, so one member's sends stand in line and the count below is true.
  const [credits] = await together([
    spend(services, tx, sender.id, {
      kind: isGift ? 'gift' : 'message',
      reference: message.id,
      amount: price,
    }),
    checkConversationLimit(tx, sender, message.conversationId, settings),
  ]);
  if (credits === null) {
    throw problem('insufficient_credits', {
      params: { required: price, available: await balanceOf(tx, sender.id) },
    });
  }
  return { message: await store(services, tx, sender, recipient, message), credits };
}

/** Writes a message outside a member's own call (a sign-up message, an automatic answer). Null when it was not affordable, or there is a block. */
export async function deliverMessage(
  services: Services,
  tx: Tx,
  delivery: Delivery,
): Promise<MessageRow | null> {
  const { sender, recipient, price } = delivery;
  await lockPair(tx, sender.id, recipient.id);
  if (await isOutOfReach(tx, sender.id, recipient.id)) return null;
  const message = newMessage(services, delivery);
  if (price > 0) {
    const spending = { kind: 'message', reference: message.id, amount: price } as const;
    if ((await spend(services, tx, sender.id, spending)) === null) return null;
  }
  return store(services, tx, sender, recipient, message);
}

function checkText(text: string, maximum: number): void {
  if (isBlank(text)) throw problem('message_empty');
  if ([...text].length > maximum) throw problem('message_too_long', { params: { maximum } });
}

function newMessage(services: Services, delivery: Delivery): NewMessage {
  const { sender, recipient, content } = delivery;
  return {
    conversationId: conversationIdOf(sender.id, recipient.id),
    id: services.newId(),
    sender: sender.id,
    recipient: recipient.id,
    kind: content.kind,
    text: content.kind === 'text' ? content.text : '',
    gift: content.kind === 'gift' ? content.gift : null,
    gif: content.kind === 'gif' ? content.gif : null,
    sentAt: new Date(services.clock()),
    readAt: null,
    automated: delivery.automated ?? false,
    idempotencyKey: delivery.key ?? null,
  };
}

async function store(
  services: Services,
  tx: Tx,
  sender: MemberRow,
  recipient: MemberRow,
  unplaced: NewMessage,
): Promise<MessageRow> {
  const message = { ...unplaced, position: await nextPosition(tx, unplaced) };
  await together([
    insertMessage(tx, message),
    updateSides(tx, sender.id, recipient.id, message),
    services.events.publish(tx, [sender.id, recipient.id], {
      type: 'message',
      conversation: message.conversationId,
      message: message.id,
    }),
    tell(services, tx, recipient, 'message', sender.id),
  ]);
  if (recipient.autoReply && !message.automated) {
    await services.jobs.send(tx, MESSAGE_SENT_JOB, {
      conversation: message.conversationId,
      message: message.id,
      sender: sender.id,
      recipient: recipient.id,
    });
  }
  return message;
}

/** The place after all messages of the conversation, which begins with the first; the row is held until the transaction ends. */
async function nextPosition(tx: Tx, message: NewMessage): Promise<number> {
  const [memberA, memberB] = [message.sender, message.recipient].toSorted() as [string, string];
  const [conversation] = await takePosition(tx, {
    id: message.conversationId,
    memberA,
    memberB,
    startedBy: message.sender,
    createdAt: message.sentAt,
    lastPosition: 1,
  });
  if (conversation === undefined) throw new Error('the conversation was not returned');
  return conversation.position;
}

const takePosition = prepared('take_position', (db) =>
  db
    .insert(conversations)
    .values(placeholdersOf(conversations))
    .onConflictDoUpdate({
      target: conversations.id,
      set: { lastPosition: sql`${conversations.lastPosition} + 1` },
    })
    .returning({ position: conversations.lastPosition }),
);

const insertMessage = prepared('insert_message', (db) =>
  db.insert(messages).values(placeholdersOf(messages)),
);

/**
 * The rows of both sides in one statement, always in the same order, so that two who write to each other at once wait
 * for each other instead of deadlocking.
 */
async function updateSides(
  tx: Tx,
  sender: string,
  recipient: string,
  message: MessageRow,
): Promise<void> {
  const side = (member: string, other: string) => ({
    memberId: member,
    conversationId: message.conversationId,
    otherId: other,
    startedBy: sender,
    unread: member === recipient ? 1 : 0,
    lastMessageId: message.id,
    lastMessagePosition: message.position,
    lastMessageText: message.text,
    lastMessageKind: message.kind,
    lastMessageSender: sender,
    lastMessageAt: message.sentAt,
  });
  const sides = [side(sender, recipient), side(recipient, sender)].toSorted((a, b) =>
    a.memberId < b.memberId ? -1 : 1,
  );
  await writeSides(
    tx,
    Object.fromEntries(
      sides.flatMap((row, place) =>
        Object.entries(row).map(([name, value]) => [`${name}${place}`, value]),
      ),
    ),
  );
}

const writeSides = prepared('write_sides', (db) => {
  // What the insert does not name begins as the table says.
  const side = (place: number) => {
    const {
      readUpTo: _read,
      removedAt: _removedAt,
      removedUpTo: _removedUpTo,
      removedBefore: _removedBefore,
      restorableUntil: _restorable,
      listPosition: _rises,
      ...written
    } = placeholdersOf(conversationMembers, String(place));
    return written;
  };
  return db
    .insert(conversationMembers)
    .values([side(0), side(1)])
    .onConflictDoUpdate({
      target: [conversationMembers.memberId, conversationMembers.conversationId],
      set: {
        unread: sql`${conversationMembers.unread} + excluded.unread`,
        lastMessageId: sql`excluded.last_message_id`,
        lastMessagePosition: sql`excluded.last_message_position`,
        lastMessageText: sql`excluded.last_message_text`,
        lastMessageKind: sql`excluded.last_message_kind`,
        lastMessageSender: sql`excluded.last_message_sender`,
        lastMessageAt: sql`excluded.last_message_at`,
        listPosition: sql`excluded.list_position`,
        removedAt: null,
      },
    });
});
