/**
 * Demo and fictional members answer by themselves after a moment, so that somebody trying alone sees a live conversation.
 * Every answer is stored as automated and costs nobody anything; a real member is never answered for.
 */
import { and, count, eq, gt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { messages } from '../../db/schema.ts';
import { findInReach, isOutOfReach, lockPair } from '../blocks/reach.ts';
import { deliverMessage, MESSAGE_SENT_JOB } from '../chat/send.ts';
import { findVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { answer, answerLanguage } from './answer.ts';
import type { AnswererKind } from './answer.ts';

const REPLY_JOB = 'demo.reply';

/** An answer comes this long after the message, in milliseconds, meanwhile the demo member "writes". */
const SOONEST_MS = 2_000;
const SPREAD_MS = 2_000;

interface SentMessage {
  readonly conversation: string;
  readonly message: string;
  readonly sender: string;
  readonly recipient: string;
}

/** Names the job handlers. Before the jobs start. */
export function registerDemo(services: Services): void {
  services.jobs.work(MESSAGE_SENT_JOB, (data) => prepare(services, data as unknown as SentMessage));
  services.jobs.work(REPLY_JOB, (data) => reply(services, data as unknown as SentMessage));
}

/** Shows that the demo member is writing, and sets the answer for a moment later. */
async function prepare(services: Services, sent: SentMessage): Promise<void> {
  await services.db.transaction(async (tx) => {
    if ((await autoReplier(tx, sent.recipient)) === null) return;
    if (await isOutOfReach(tx, sent.sender, sent.recipient)) return;
    await services.events.publish(tx, sent.sender, {
      type: 'typing',
      conversation: sent.conversation,
      member: sent.recipient,
    });
    const delay = SOONEST_MS + (Number.parseInt(sent.message.slice(-6), 16) % SPREAD_MS);
    await services.jobs.send(tx, REPLY_JOB, { ...sent }, { startAfterMs: delay });
  });
}

/** Answers, once, the newest message of the member. A job may run twice and messages may come in a row. */
async function reply(services: Services, sent: SentMessage): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockPair(tx, sent.sender, sent.recipient);
    const demo = await autoReplier(tx, sent.recipient);
    const member = await findInReach(tx, sent.recipient, sent.sender);
    if (demo === null || member === null) return;
    const inConversation = eq(messages.conversationId, sent.conversation);
    const [trigger] = await tx
      .select({ text: messages.text, position: messages.position })
      .from(messages)
      .where(and(inConversation, eq(messages.id, sent.message)));
    if (trigger === undefined) return;
    const [later] = await tx
      .select({ number: count() })
      .from(messages)
      .where(and(inConversation, gt(messages.position, trigger.position)));
    if ((later?.number ?? 0) > 0) return;
    const [before] = await tx
      .select({ number: count() })
      .from(messages)
      .where(and(inConversation, eq(messages.sender, demo.id), eq(messages.automated, true)));
    const language = answerLanguage(member.language);
    const text = answer(language, trigger.text, before?.number ?? 0, demo.kind);
    await deliverMessage(services, tx, {
      sender: demo,
      recipient: member,
      content: { kind: 'text', text },
      price: 0,
      automated: true,
    });
  });
}

/** The member that answers by itself, or null: never a real one, whatever the row says. */
async function autoReplier(
  tx: Tx,
  id: string,
): Promise<(MemberRow & { kind: AnswererKind }) | null> {
  const member = await findVisible(tx, id);
  if (member === null || !member.autoReply || member.kind === 'member') return null;
  return { ...member, kind: member.kind };
}
