import { gifView } from '../gifts/gif-view.ts';
import type { MessageRow } from './send.ts';

/** A message as the contract shows it to one of the two, in the language they read. */
export const messageView = (row: MessageRow, viewer: string, language: string) => ({
  id: row.id,
  position: row.position,
  conversation: row.conversationId,
  sender: row.sender,
  recipient: row.recipient,
  kind: row.kind,
  text: row.text,
  gift: row.gift,
  gif: row.gif === null ? null : gifView(row.gif, language),
  sent_at: row.sentAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
  automated: row.automated,
  idempotency_key: row.sender === viewer ? row.idempotencyKey : null,
});
