/** Finding messages of one's own conversation by their words, without case and accents. */
import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { messages } from '../../db/schema.ts';
import { excerptOf, type ExcerptPart } from './excerpt.ts';
import { conversationOf, isTheirs } from './read.ts';

/** How far back is looked: one conversation's newest messages, by its own key, so that a search has an end. */
const MOST_SEARCHED = 20_000;
/** How many are listed. */
const MOST_FOUND = 100;

export interface FoundMessage {
  readonly id: string;
  readonly sender: string;
  readonly sentAt: Date;
  readonly excerpt: readonly ExcerptPart[];
}

/**
 * The newest messages of the caller's conversation that hold the text, newest first. What the caller has removed is not found.
 * @throws 404 `conversation_not_found`, also for a conversation of others
 */
export async function searchMessages(
  db: Executor,
  memberId: string,
  query: { readonly conversation: string; readonly text: string },
): Promise<{ found: readonly FoundMessage[]; hasMore: boolean }> {
  const row = await conversationOf(db, memberId, query.conversation);
  const text = query.text.trim();
  if (text === '') return { found: [], hasMore: false };
  const searched = db
    .select({
      id: messages.id,
      position: messages.position,
      sender: messages.sender,
      sentAt: messages.sentAt,
      text: messages.text,
    })
    .from(messages)
    .where(isTheirs(row))
    .orderBy(desc(messages.position))
    .limit(MOST_SEARCHED)
    .as('searched');
  const rows = await db
    .select()
    .from(searched)
    .where(sql`strpos(folded(${searched.text}), folded(${text})) > 0`)
    .orderBy(desc(searched.position))
    .limit(MOST_FOUND + 1);
  return {
    found: rows.slice(0, MOST_FOUND).map(({ text: whole, ...found }) => ({
      ...found,
      excerpt: excerptOf(whole, text),
    })),
    hasMore: rows.length > MOST_FOUND,
  };
}
