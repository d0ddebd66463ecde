/** What every call that sends something does: messages.php, gift.php and gifs.php. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import { sendMessage } from '../domain/chat/send.ts';
import type { MessageContent } from '../domain/chat/send.ts';
import { messageView } from '../domain/chat/view.ts';
import { memberOf } from '../http/handler.ts';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import { languageOf, settingsOf } from '../http/request.ts';

/** Sends it for the caller, and answers as the contract has it. */
export async function sendOf(
  services: Services,
  request: FastifyRequest,
  tx: Tx,
  sending: { readonly profile: string; readonly content: MessageContent },
) {
  const member = memberOf(request);
  const { message, credits } = await sendMessage(
    services,
    tx,
    member,
    { ...sending, key: idempotencyKeyOf(request) },
    settingsOf(services, request),
  );
  const shown = messageView(message, member.id, languageOf(services, request));
  return { status: 201 as const, body: { message: shown, credits } };
}
