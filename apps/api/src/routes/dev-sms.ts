/** /__dev/sms: the text messages of the local outbox, so that a newcomer finds the code. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { devPage } from '../http/dev-page.ts';
import { html, type Html } from '../domain/html.ts';
import { readSmsOutbox } from '../ports/sms/outbox.ts';
import type { OutboxSms } from '../ports/sms/outbox.ts';

/** That names of other machines are not let in is seen to for all of /__dev/ by `dev-mail.ts`. */
export function registerDevSms(app: FastifyInstance, services: Services): void {
  app.get('/__dev/sms.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await readSmsOutbox(services.db)).map(({ id, toNumber, text, sentAt }) => ({
      id,
      to: toNumber,
      text,
      sent_at: sentAt.toISOString(),
    }));
  });

  app.get('/__dev/sms', async (request, reply) => {
    const messages = await readSmsOutbox(services.db);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return devPage({
      title: 'SMS outbox',
      width: '46rem',
      style: 'article { border-block-start: 1px solid; padding-block: 1rem; }',
      nonce: request.cspNonce,
      content: html`<p>
          Text messages that this demo would have sent, newest first. They stay on this machine.
          <a href="/__dev/sms.json">As JSON</a>
        </p>
        ${messages.length === 0 ? html`<p>No message yet.</p>` : messages.map(article)}`,
    });
  });
}

function article({ toNumber, text, sentAt }: OutboxSms): Html {
  const at = sentAt.toISOString();
  return html`<article>
    <dl>
      <dt>To</dt>
      <dd>${toNumber}</dd>
      <dt>Sent</dt>
      <dd><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></dd>
    </dl>
    <p>${text}</p>
  </article>`;
}
