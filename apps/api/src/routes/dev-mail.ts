/** /__dev/mail: the local outbox, so that a newcomer finds the activation link. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { takeMailReport } from '../domain/notifications/disabling.ts';
import { refuseCrossSite } from '../http/guard.ts';
import { devPage } from '../http/dev-page.ts';
import { Html, escapeHtml, html } from '../domain/html.ts';
import { problem } from '../domain/problem.ts';
import { findInOutbox, readOutbox } from '../ports/mail/outbox.ts';
import type { OutboxMail } from '../ports/mail/outbox.ts';
import { MAIL_HEADERS, registerMailTemplates } from './dev-mail-templates.ts';

/** Names of this machine: a page elsewhere that points its own name here (DNS rebinding) is not let in. */
const LOCAL = /^(([a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export function registerDevPages(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const isOurs = request.url.startsWith('/__dev/');
    if (isOurs && services.config.host === 'localhost' && !LOCAL.test(request.host))
      throw problem('not_found');
  });

  app.get('/__dev/mail.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await readOutbox(services.db)).map(jsonOf);
  });

  app.get('/__dev/mail', async (request, reply) => {
    const mails = await readOutbox(services.db);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return listPage(mails, request.cspNonce);
  });

  registerMailTemplates(app, services);

  registerReports(app, services);

  app.get<{ Params: { id: string } }>(
    '/__dev/mail/:id',
    { helmet: false },
    async (request, reply) => {
      const mail = await findInOutbox(services.db, request.params.id);
      if (mail === undefined) throw problem('not_found');
      return reply.headers(MAIL_HEADERS).type('text/html; charset=utf-8').send(mail.html);
    },
  );
}

/** What a provider would tell of a mail (mail-webhook.ts), by a button. */
function registerReports(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // An empty form: the address says it all.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) =>
      done(null, null),
    );
    scope.post<{ Params: { id: string; event: string } }>(
      '/__dev/mail/:id/:event',
      async (request, reply) => {
        refuseCrossSite(request);
        const { id, event } = request.params;
        const reason = REPORTS[event];
        const mail = await findInOutbox(services.db, id);
        if (reason === undefined || mail === undefined) throw problem('not_found');
        await takeMailReport(services, mail.id, reason);
        return reply.redirect('/__dev/mail', 303);
      },
    );
  });
}

const REPORTS: Readonly<Record<string, 'bounce' | 'fbl'>> = { bounce: 'bounce', spam: 'fbl' };

const jsonOf = (mail: OutboxMail) => ({
  id: mail.id,
  to: mail.toAddress,
  from: mail.fromAddress,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  one_click: mail.oneClick,
  sent_at: mail.sentAt.toISOString(),
});

const STYLE = `
  article { border-block-start: 1px solid; padding-block: 1rem; }
  h2 { margin: 0; font-size: 1.125rem; }
  dl { margin: .25rem 0; font-size: .875rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

const listPage = (mails: readonly OutboxMail[], nonce: string): string =>
  devPage({
    title: 'Mail outbox',
    width: '46rem',
    style: STYLE,
    nonce,
    content: html`<p>
        Mails that this demo would have sent, newest first. They stay on this machine.
        <a href="/__dev/mail.json">As JSON</a>, <a href="/__dev/mail/templates">all templates</a>
      </p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}`,
  });

function article(mail: OutboxMail): Html {
  const at = mail.sentAt.toISOString();
  return html`<article aria-labelledby="m-${mail.id}">
    <h2 id="m-${mail.id}">${mail.subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${mail.toAddress}</dd>
      <dt>From</dt>
      <dd>${mail.fromAddress}</dd>
      <dt>Sent</dt>
      <dd><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></dd>
    </dl>
    <pre>${linked(mail.text)}</pre>
    <form method="post">
      <button formaction="/__dev/mail/${mail.id}/bounce">It comes back: no such address</button>
      <button formaction="/__dev/mail/${mail.id}/spam">Its reader marks it as spam</button>
    </form>
    <p><a href="/__dev/mail/${mail.id}">Show “${mail.subject}” to ${mail.toAddress} as HTML</a></p>
  </article>`;
}

/** Text with its web addresses as links. */
function linked(text: string): Html {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return new Html(
    parts
      .map((part, index) =>
        index % 2 === 1 ? html`<a href="${part}">${part}</a>`.toString() : escapeHtml(part),
      )
      .join(''),
  );
}
