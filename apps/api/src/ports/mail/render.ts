/** Turns a mail's name and data into subject, text and HTML, from the catalogues `locales/<language>/mail.json`. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import type { i18n } from 'i18next';
import { html } from '../../http/html.ts';

export type MailTemplate =
  | { readonly name: 'activation'; readonly link: string; readonly count: number }
  | { readonly name: 'alreadyRegistered'; readonly link: string }
  | ({ readonly name: 'withdrawal' } & MoneyMail)
  | ({ readonly name: 'refundFailed' } & MoneyMail);

/** A mail about money that goes back. */
interface MoneyMail {
  readonly link: string;
  /** Number of the order. */
  readonly number: string;
  readonly date: string;
  readonly amount: string;
  /** Credits. */
  readonly count: number;
}

export interface MailReader {
  readonly language: string;
  readonly name: string;
  /** Name of the site as its members know it. */
  readonly domain: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the fallback chain ends in: en is complete by a test of the catalogues. */
const FALLBACK = 'en';
const NAMESPACE = 'mail';

let loading: Promise<i18n> | null = null;

/** The catalogues of every language that has one, read once. */
async function loadCatalogues(): Promise<i18n> {
  const root = path.dirname(fileURLToPath(import.meta.resolve('@velours/locales/package.json')));
  const instance = i18next.createInstance();
  await instance.init({
    fallbackLng: FALLBACK,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const entry of await fs.readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const file = path.join(root, entry.name, `${NAMESPACE}.json`);
    const catalogue = await fs.readFile(file, 'utf8').catch(() => null);
    if (catalogue !== null)
      instance.addResourceBundle(entry.name, NAMESPACE, JSON.parse(catalogue));
  }
  return instance;
}

/** Text of an SMS in the member's language. */
export async function smsText(
  language: string,
  values: { readonly code: string; readonly total: string; readonly company: string },
): Promise<string> {
  loading ??= loadCatalogues();
  const t = (await loading).getFixedT(language, NAMESPACE) as unknown as (
    key: string,
    values: Record<string, unknown>,
  ) => string;
  return t('sms.directDebit', values);
}

/** Title of a notification in the member's language; it says nothing of whom or what. */
export async function pushTitle(language: string): Promise<string> {
  loading ??= loadCatalogues();
  const t = (await loading).getFixedT(language, NAMESPACE) as unknown as (key: string) => string;
  return t('push.title');
}

interface Parts {
  /** Paragraphs after the first. */
  readonly more: readonly string[];
  readonly notes: readonly string[];
  /** Whether somebody else may have caused it. */
  readonly canIgnore: boolean;
}

const PARTS: Readonly<Record<MailTemplate['name'], (say: (key: string) => string) => Parts>> = {
  activation: (say) => ({ more: [], notes: [say('expires')], canIgnore: true }),
  alreadyRegistered: (say) => ({ more: [], notes: [say('reset')], canIgnore: true }),
  withdrawal: (say) => ({ more: [say('credits'), say('money')], notes: [], canIgnore: false }),
  refundFailed: (say) => ({ more: [say('credits'), say('help')], notes: [], canIgnore: false }),
};

export async function renderMail(
  template: MailTemplate,
  reader: MailReader,
): Promise<RenderedMail> {
  loading ??= loadCatalogues();
  const t = (await loading).getFixedT(reader.language, NAMESPACE) as unknown as (
    key: string,
    values?: Record<string, unknown>,
  ) => string;
  const values = { ...template, name: reader.name, domain: reader.domain };
  const say = (key: string) => t(`${template.name}.${key}`, values);

  const { more, notes, canIgnore } = PARTS[template.name](say);
  const footer = [t('footer.reason', values), ...(canIgnore ? [t('footer.ignore', values)] : [])];
  const body = [t('greeting', values), say('body'), ...more];
  return {
    subject: say('subject'),
    text: [say('heading'), ...body, say('link'), ...notes, '--', ...footer].join('\n\n') + '\n',
    html: page({
      language: reader.language,
      subject: say('subject'),
      heading: say('heading'),
      body,
      action: say('action'),
      link: template.link,
      notes: [say('link'), ...notes],
      footer,
    }),
  };
}

interface Page {
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly action: string;
  readonly link: string;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
}

const font = "font-family: 'Open Sans', Arial, sans-serif";

/** Mail programs read tables and inline styles. Nothing is loaded from anywhere, so nobody learns that it was opened. */
function page(mail: Page): string {
  const paragraph = (text: string, style = '') =>
    html`<p style="margin: 0 0 16px; ${style}">${text}</p>`;
  return html`<!doctype html>
    <html lang="${mail.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${mail.subject}</title>
      </head>
      <body
        style="margin: 0; background: #f4f4f7; color: #141030; ${font}; font-size: 16px; line-height: 1.5"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 560px; width: 100%; background: #ffffff; border-radius: 8px"
              >
                <tr>
                  <td style="padding: 32px">
                    <h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.3">
                      ${mail.heading}
                    </h1>
                    ${mail.body.map((text) => paragraph(text))}
                    <p style="margin: 24px 0">
                      <a
                        href="${mail.link}"
                        style="display: inline-block; padding: 12px 24px; border-radius: 6px; background: #453d83; color: #ffffff; text-decoration: none; font-weight: bold"
                        >${mail.action}</a
                      >
                    </p>
                    ${mail.notes.map((text) => paragraph(text, 'font-size: 14px; overflow-wrap: anywhere'))}
                  </td>
                </tr>
              </table>
              <div
                style="max-width: 560px; padding: 16px; color: #55526b; font-size: 13px; text-align: left"
              >
                ${mail.footer.map((text) => paragraph(text, 'margin-bottom: 4px'))}
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}
