/**
 * /webhooks/mail: what the mail provider tells of a mail we sent. JSON, with the operator's secret as bearer token
 * (docs/operations.md): `{"event": "bounce" | "complaint", "message_id": "<id@domain>"}`. Only for addresses that fail for good:
 * what is tried again is no bounce yet. Without MAIL_WEBHOOK_SECRET it does not exist.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takeMailReport } from '../domain/notifications/disabling.ts';
import { problem } from '../domain/problem.ts';
import { sha256 } from '../secrets.ts';

const REASON = { bounce: 'bounce', complaint: 'fbl' } as const;
const MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>?$/;

interface Report {
  readonly event?: unknown;
  readonly message_id?: unknown;
}

export function registerMailWebhook(app: FastifyInstance, services: Services): void {
  const secret = services.config.mailWebhookSecret;
  if (secret === undefined) return;
  const expected = sha256(`Bearer ${secret}`);
  app.post('/webhooks/mail', async (request, reply) => {
    if (!timingSafeEqual(sha256(request.headers.authorization ?? ''), expected))
      throw problem('authentication_required');
    const { event, message_id: messageId } = (request.body ?? {}) as Report;
    const [, mailId] = MESSAGE_ID.exec(String(messageId)) ?? [];
    if ((event !== 'bounce' && event !== 'complaint') || mailId === undefined)
      throw problem('malformed_request');
    await takeMailReport(services, mailId, REASON[event]);
    // Also for a mail that is forgotten: telling it again would change nothing.
    return reply.code(204).send();
  });
}
