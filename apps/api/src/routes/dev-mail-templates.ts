/** /__dev/mail/templates: every mail in every language, as its reader gets it. Never mounted in production. */
import type { FastifyInstance } from 'fastify';
import { COMPLETE } from '@velours/locales/languages.ts';
import type { Services } from '../context.ts';
import { devPage } from '../http/dev-page.ts';
import { html } from '../domain/html.ts';
import { problem } from '../domain/problem.ts';
import { brandOf } from '../domain/settings/settings.ts';
import { EXAMPLES } from '../ports/mail/examples.ts';
import { renderMail } from '../ports/mail/render.ts';
import type { RenderedMail } from '../ports/mail/render.ts';
import { SWITCHABLE } from '../ports/mail/templates.ts';
import type { MailName } from '../ports/mail/templates.ts';

/** As a mail program shows it: inline styles, no script, nothing loaded. */
export const MAIL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const;

const NAMES = Object.keys(EXAMPLES) as MailName[];
/** What goes to an address that nobody has confirmed. */
const NAMELESS: ReadonlySet<MailName> = new Set(['activation', 'mailChange']);
const TITLE = 'Mail templates';

export function registerMailTemplates(app: FastifyInstance, services: Services): void {
  const render = (name: MailName, language: string, origin: string): Promise<RenderedMail> => {
    const site = services.settings.forHost(new URL(origin).host);
    return renderMail(EXAMPLES[name], {
      language,
      name: NAMELESS.has(name) ? null : 'Noor',
      domain: site.name,
      brand: brandOf(site),
      company: site.company,
      support: { email: site.support_email, phone: site.support_phone },
      switchOff: SWITCHABLE.has(name)
        ? {
            settings: `${origin}/notifications?token=example`,
            oneClick: `${origin}/unsubscribe/example`,
          }
        : undefined,
    });
  };

  app.get<{ Querystring: { language?: string } }>(
    '/__dev/mail/templates',
    async (request, reply) => {
      const language = COMPLETE.find((one) => one === request.query.language) ?? 'en';
      const origin = `${request.protocol}://${request.host}`;
      const mails = await Promise.all(
        NAMES.map(async (name) => ({ name, mail: await render(name, language, origin) })),
      );
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return devPage({
        title: TITLE,
        width: '46rem',
        style: STYLE,
        nonce: request.cspNonce,
        content: html`<h1>${TITLE}</h1>
          <nav aria-label="Languages">
            ${COMPLETE.map((one) =>
              one === language
                ? html`<strong>${one}</strong>`
                : html`<a href="/__dev/mail/templates?language=${one}">${one}</a>`,
            )}
          </nav>
          ${mails.map(
            ({ name, mail }) =>
              html`<article aria-labelledby="m-${name}" lang="${language}">
                <h2 id="m-${name}">${name}: ${mail.subject}</h2>
                <pre>${mail.text}</pre>
                <p>
                  <a href="/__dev/mail/templates/${name}?language=${language}" lang="en"
                    >Show ${name} as HTML</a
                  >
                </p>
              </article>`,
          )}`,
      });
    },
  );

  app.get<{ Params: { name: string }; Querystring: { language?: string } }>(
    '/__dev/mail/templates/:name',
    { helmet: false },
    async (request, reply) => {
      const name = NAMES.find((one) => one === request.params.name);
      if (name === undefined) throw problem('not_found');
      const language = COMPLETE.find((one) => one === request.query.language) ?? 'en';
      const mail = await render(name, language, `${request.protocol}://${request.host}`);
      return reply.headers(MAIL_HEADERS).type('text/html; charset=utf-8').send(mail.html);
    },
  );
}

const STYLE = `
  nav { display: flex; flex-wrap: wrap; gap: .75rem; }
  article { border-block-start: 1px solid; margin-block-start: 1rem; padding-block: 1rem; }
  h1 { font-size: 1.5rem; }
  h2 { margin: 0; font-size: 1.125rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
