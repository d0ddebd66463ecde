import type { MessageRow } from './send.ts';

/** A message as the contract shows it. */
export const messageView = (row: MessageRow) => ({
  id: row.id,
  conversation: row.conversationId,
  sender: row.sender,
  recipient: row.recipient,
  text: row.text,
  sent_at: row.sentAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
  automated: row.automated,
});
