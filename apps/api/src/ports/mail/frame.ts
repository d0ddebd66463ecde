/** The one frame that every mail stands in: as text and as HTML that says the same. */
import { Html, html } from '../../domain/html.ts';
import type { BrandKey } from '../../domain/settings/file-schema.ts';
import { MAIL_LOOKS, PLAIN_LOOK } from './looks.gen.ts';

export interface Framed {
  readonly language: string;
  /** The site, and the brand whose theme its mails wear; null for who is not to be seen reading one. */
  readonly site: { readonly name: string; readonly brand: BrandKey } | null;
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

type Look = (typeof MAIL_LOOKS)[BrandKey] | typeof PLAIN_LOOK;

/** Programs that know dark take these; the others show the inline ones, which hold by themselves. */
const styleOf = ({ dark }: Look): Html =>
  new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.canvas} !important; color: ${dark.text} !important; }
    .card { background: ${dark.surface} !important; color: ${dark.text} !important; }
    .button { background: ${dark.fill} !important; color: ${dark.onFill} !important; }
    .first { background: ${dark.fill} !important; }
    .second { background: ${dark.second} !important; }
    .foot { color: ${dark.muted} !important; }
    .card a, .foot a { color: ${dark.link} !important; }
    .card a.button { color: ${dark.onFill} !important; }
  }
`);

/** Of what others wrote the lines are kept. */
const paragraph = (text: string, style = ''): Html =>
  html`<p style="margin: 0 0 16px; white-space: pre-line; ${style}">${text}</p>`;

/** A name or an address without a space breaks where it must; some programs know the second alone. */
const WRAP = 'overflow-wrap: anywhere; word-break: break-word';

/** Mail programs read tables and inline styles. Nothing is loaded from anywhere, so nobody learns that it was opened. */
export function htmlOf(mail: Framed): string {
  const look = mail.site === null ? PLAIN_LOOK : MAIL_LOOKS[mail.site.brand];
  const { light } = look;
  return html`<!doctype html>
    <html lang="${mail.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${styleOf(look)}
        </style>
      </head>
      <body
        class="page"
        style="margin: 0; background: ${light.canvas}; color: ${light.text}; ${FONT}; font-size: 16px; line-height: 1.5"
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
                style="max-width: 560px; width: 100%; background: ${light.surface}; border-radius: ${look.card}"
              >
                <tr>
                  <td style="padding: 32px; ${WRAP}">
                    ${siteName(mail.site)}
                    <div role="article" lang="${mail.language}" aria-labelledby="heading">
                      ${content(mail, look)}
                    </div>
                  </td>
                </tr>
              </table>
              <div
                class="foot"
                role="contentinfo"
                style="max-width: 560px; padding: 16px; color: ${light.muted}; font-size: 13px; text-align: left; ${WRAP}"
              >
                ${mail.footer.map((text) => paragraph(text, 'margin-bottom: 4px'))}
                ${settingsLink(mail.settings, look)}
              </div>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

/** One of the two folds that meet in a heart: a shape of CSS, since nothing is loaded; where that is unknown, nothing is seen. */
const fold = (name: 'first' | 'second', colour: string, corners: string): Html =>
  html`<span
    class="${name}"
    style="display: inline-block; width: 12px; height: 21px; vertical-align: -4px; background: ${colour}; border-radius: ${corners}"
  ></span>`;

/** The site's name beside its mark, in its brand's colours. */
function siteName(site: Framed['site']): Html {
  if (site === null) return html``;
  const { light, weight } = MAIL_LOOKS[site.brand];
  return html`<p
    style="margin: 0 0 24px; font-size: 20px; line-height: 1.3; font-weight: ${weight}"
  >
    <span aria-hidden="true" style="white-space: nowrap"
      >${fold('first', light.fill, '60% 40% 0 100% / 35% 30% 0 65%')}${fold('second', light.second, '40% 60% 100% 0 / 30% 35% 65% 0')}</span
    >&nbsp;${site.name}
  </p>`;
}

const content = (mail: Framed, { light, control }: Look): Html =>
  html`<h1 id="heading" style="margin: 0 0 16px; font-size: 22px; line-height: 1.3">
      ${mail.heading}
    </h1>
    ${mail.body.map((text) => paragraph(text))}
    <p style="margin: 24px 0">
      <a
        class="button"
        href="${mail.link}"
        style="display: inline-block; padding: 12px 24px; border-radius: ${control}; background: ${light.fill}; color: ${light.onFill}; text-decoration: none; font-weight: bold"
        >${mail.action}</a
      >
    </p>
    ${[mail.fallback, ...mail.notes].map((text) => paragraph(text, 'font-size: 14px'))}`;

const settingsLink = (settings: Framed['settings'], { light }: Look): Html =>
  settings === null
    ? html``
    : html`<p style="margin: 0 0 4px">
        <a href="${settings.link}" style="color: ${light.link}">${settings.label}</a>
      </p>`;
