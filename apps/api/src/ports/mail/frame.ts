/** The one frame that every mail stands in: as text and as HTML that says the same. */
import { Html, html } from '../../domain/html.ts';

export interface Framed {
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly body: readonly string[];
  readonly action: string;
  readonly link: string;
  /** For who cannot press the button. */
  readonly fallback: string;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
  /** The way to switch such mails off. */
  readonly settings: { readonly label: string; readonly link: string } | null;
}

/**
 * Keeps the body's first words out of the list of mails and off a locked screen: beside the subject nothing is shown there. Programs and
 * servers take them from either part.
 */
const FILLER = '\u034F\u200C\u00A0'.repeat(80);

export function textOf(mail: Framed): string {
  const { settings } = mail;
  return (
    [
      FILLER,
      mail.heading,
      ...mail.body,
      `${mail.action}\n${mail.link}`,
      ...mail.notes,
      '--',
      ...mail.footer,
      ...(settings === null ? [] : [`${settings.label}\n${settings.link}`]),
    ].join('\n\n') + '\n'
  );
}

const FONT = "font-family: 'Open Sans', Arial, sans-serif";

/** Programs that know dark take these; the others show the inline ones, which hold by themselves. */
const STYLE = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #141030 !important; color: #f4f4f7 !important; }
    .card { background: #211b45 !important; color: #f4f4f7 !important; }
    .button { background: #d9d4ff !important; color: #141030 !important; }
    .foot { color: #c5c1dd !important; }
    .card a, .foot a { color: #d9d4ff !important; }
    .card a.button { color: #141030 !important; }
  }
`);

/** Of what others wrote the lines are kept. */
const paragraph = (text: string, style = ''): Html =>
  html`<p style="margin: 0 0 16px; white-space: pre-line; ${style}">${text}</p>`;

/** A name or an address without a space breaks where it must; some programs know the second alone. */
const WRAP = 'overflow-wrap: anywhere; word-break: break-word';

/** Mail programs read tables and inline styles. Nothing is loaded from anywhere, so nobody learns that it was opened. */
export function htmlOf(mail: Framed): string {
  return html`<!doctype html>
    <html lang="${mail.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body
        class="page"
        style="margin: 0; background: #f4f4f7; color: #141030; ${FONT}; font-size: 16px; line-height: 1.5"
      >
        <div
          style="display: none; max-height: 0; overflow: hidden; mso-hide: all"
          data-part="preheader"
        >
          <span aria-hidden="true">${FILLER}</span>
        </div>
        <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding: 24px 12px">
              <table
                class="card"
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 560px; width: 100%; background: #ffffff; border-radius: 8px"
              >
                <tr>
                  <td style="padding: 32px; ${WRAP}">
                    <div role="article" lang="${mail.language}" aria-labelledby="heading">
                      ${content(mail)}
                    </div>
                  </td>
                </tr>
              </table>
              <div
                class="foot"
                role="contentinfo"
                style="max-width: 560px; padding: 16px; color: #55526b; font-size: 13px; text-align: left; ${WRAP}"
              >
                ${mail.footer.map((text) => paragraph(text, 'margin-bottom: 4px'))}
                ${settingsLink(mail.settings)}
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

const content = (mail: Framed): Html =>
  html`<h1 id="heading" style="margin: 0 0 16px; font-size: 22px; line-height: 1.3">
      ${mail.heading}
    </h1>
    ${mail.body.map((text) => paragraph(text))}
    <p style="margin: 24px 0">
      <a
        class="button"
        href="${mail.link}"
        style="display: inline-block; padding: 12px 24px; border-radius: 6px; background: #453d83; color: #ffffff; text-decoration: none; font-weight: bold"
        >${mail.action}</a
      >
    </p>
    ${[mail.fallback, ...mail.notes].map((text) => paragraph(text, 'font-size: 14px'))}`;

const settingsLink = (settings: Framed['settings']): Html =>
  settings === null
    ? html``
    : html`<p style="margin: 0 0 4px">
        <a href="${settings.link}" style="color: #453d83">${settings.label}</a>
      </p>`;
