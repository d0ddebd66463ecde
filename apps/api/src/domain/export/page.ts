/** The readable part of a copy: one page that needs nothing but itself and the photos beside it. It is made piece by piece, from its top. */
import { Html, html } from '../html.ts';
import { momentIn } from '../../ports/mail/formats.ts';
import type { OwnTable, Row } from './collect.ts';
import type { Section } from './personal-data.ts';
import type { Say } from './texts.ts';

export interface PageFacts {
  readonly language: string;
  readonly name: string;
  readonly madeAt: Date;
}

/** Where the parts of a frame come. Nobody's words hold it: they are escaped. */
const LATER = new Html('<!-- later -->');

const plain = (whole: Html): string => whole.toString().replaceAll(/^\s+/gm, '');

/** What stands before the parts of a frame, and after them. */
function around(frame: Html): readonly [before: string, after: string] {
  const [before = '', after = ''] = plain(frame).split(LATER.toString());
  return [before, after];
}

/** Around the sections. */
export const pageFrame = (say: Say, { language, name, madeAt }: PageFacts) =>
  around(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta
            http-equiv="content-security-policy"
            content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'"
          />
          <title>${say('archive:title')}</title>
          <style>
            body {
              font:
                16px/1.5 'Open Sans',
                Arial,
                sans-serif;
              color: #141030;
              max-width: 70rem;
              margin: 0 auto;
              padding: 1rem;
            }
            table {
              border-collapse: collapse;
              font-size: 14px;
            }
            th,
            td {
              border: 1px solid #76738a;
              padding: 0.25rem 0.5rem;
              text-align: start;
              vertical-align: top;
              overflow-wrap: anywhere;
            }
            .scroll {
              overflow-x: auto;
            }
            summary {
              padding: 0.25rem 0;
              cursor: pointer;
            }
            img {
              max-width: 12rem;
              height: auto;
            }
          </style>
        </head>
        <body>
          <h1>${say('archive:title')}</h1>
          <p>${say('archive:made', { date: momentIn(language, madeAt), name })}</p>
          <p>${say('archive:intro')}</p>
          <p>${say('archive:without')}</p>
          ${LATER}
        </body>
      </html>`,
  );

/** What a section begins with; null for the people in the others. @param photos files, as they lie in the archive */
export const sectionHead = (say: Say, section: Section | null, photos: readonly string[]): string =>
  plain(
    section === null
      ? html`<h2>${say('archive:people')}</h2>`
      : html`<h2>${say(`archive:sections.${section}`)}</h2>
          ${section === 'photos' ? photos.map((file, index) => photoOf(say, file, index)) : []}`,
  );

const photoOf = (say: Say, file: string, index: number): Html =>
  html`<img src="${file}" alt="${say('archive:photo', { number: index + 1 })}" loading="lazy" />`;

/** Around the rows of a table. The columns have the names that the JSON has: the page and the files are read side by side. */
export function tableFrame(
  say: Say,
  { table, columns, count }: Pick<OwnTable, 'table' | 'columns' | 'count'>,
) {
  const summary = `${table}: ${say('archive:rows', { count })}`;
  if (count === 0) return around(html`<p>${summary}</p>`);
  return around(
    html`<details>
      <summary>${summary}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="${table}">
        <table>
          <thead>
            <tr>
              ${columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${LATER}
          </tbody>
        </table>
      </div>
    </details>`,
  );
}

export const tableRows = (rows: readonly Row[], columns: readonly string[]): string =>
  plain(html`${rows.map((row) => rowOf(row, columns))}`);

const rowOf = (row: Row, columns: readonly string[]): Html =>
  html`<tr>
    ${columns.map((column) => html`<td>${shown(row[column])}</td>`)}
  </tr>`;

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
