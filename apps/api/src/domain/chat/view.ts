import type { MessageRow } from './send.ts';

/** A message as the contract shows it to one of the two. */
export const messageView = (row: MessageRow, viewer: string) => ({
  id: row.id,
  conversation: row.conversationId,
  sender: row.sender,
  recipient: row.recipient,
  text: row.text,
  sent_at: row.sentAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
  automated: row.automated,
  idempotency_key: row.sender === viewer ? row.idempotencyKey : null,
});
