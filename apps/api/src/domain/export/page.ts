/** The readable part of a copy: one page that needs nothing but itself and the photos beside it. */
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { momentIn } from '../../ports/mail/formats.ts';
import type { Collected, OwnData, Row } from './collect.ts';
import type { Section } from './personal-data.ts';
import type { Say } from './texts.ts';

const SECTIONS: readonly Section[] = [
  'profile',
  'photos',
  'likes',
  'messages',
  'purchases',
  'account',
  'notifications',
  'safety',
];

export interface PageFacts {
  readonly language: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly data: OwnData;
  /** Files of the photos, as they lie in the archive. */
  readonly photos: readonly string[];
}

export function archivePage(say: Say, facts: PageFacts): string {
  const { language, name, madeAt, data, photos } = facts;
  const date = momentIn(language, madeAt);
  const people = { table: 'people', rows: data.people.map((person) => ({ ...person })) };
  return html`<!doctype html>
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
        <p>${say('archive:made', { date, name })}</p>
        <p>${say('archive:intro')}</p>
        <p>${say('archive:without')}</p>
        ${SECTIONS.map((section) => sectionOf(say, section, data, photos))}
        <h2>${say('archive:people')}</h2>
        ${tableOf(say, people)}
      </body>
    </html>`
    .toString()
    .replaceAll(/^\s+/gm, '');
}

const sectionOf = (
  say: Say,
  section: Section,
  { tables }: OwnData,
  photos: readonly string[],
): Html =>
  html`<h2>${say(`archive:sections.${section}`)}</h2>
    ${section === 'photos' ? photos.map((file, index) => photoOf(say, file, index)) : []}
    ${tables.filter((table) => table.section === section).map((table) => tableOf(say, table))}`;

const photoOf = (say: Say, file: string, index: number): Html =>
  html`<img src="${file}" alt="${say('archive:photo', { number: index + 1 })}" loading="lazy" />`;

/** The columns have the names that the JSON has: the page and the files are read side by side. */
function tableOf(say: Say, { table, rows }: Pick<Collected, 'table' | 'rows'>): Html {
  const columns = Object.keys(rows[0] ?? {});
  const summary = `${table}: ${say('archive:rows', { count: rows.length })}`;
  if (rows.length === 0) return html`<p>${summary}</p>`;
  return html`<details>
    <summary>${summary}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="${table}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => rowOf(row, columns))}
        </tbody>
      </table>
    </div>
  </details>`;
}

const rowOf = (row: Row, columns: readonly string[]): Html =>
  html`<tr>
    ${columns.map((column) => html`<td>${shown(row[column])}</td>`)}
  </tr>`;

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
