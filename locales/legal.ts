import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './languages.ts';

/** The legal and help pages, by the token that addresses each (spec section 2). */
export const LEGAL_PAGES = [
  'terms',
  'privacy',
  'cookies',
  'faq',
  'return-policy',
  'service',
  'ban-notice',
  'compliance',
] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A page as it stands in its file. */
export interface LegalText {
  readonly title: string;
  /** What search engines show under the title. */
  readonly description: string;
  /** The day of this version, YYYY-MM-DD. */
  readonly version: string;
  /** Markdown, with `{{placeholders}}` for what the company and the settings say. */
  readonly body: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;
const LINE = /^(\w+): (.+)$/;

const fileOf = (language: Language, page: LegalPage): string =>
  fileURLToPath(new URL(`${language}/legal/${page}.md`, import.meta.url));

/** Whether a variant of a language has a text of its own for a page. */
export const hasOwnText = (language: Language, page: LegalPage): boolean =>
  existsSync(fileOf(language, page));

/**
 * One page in one language, from `<language>/legal/<page>.md`.
 * @throws Error when there is none, or its front matter lacks a line.
 */
export function legalText(language: Language, page: LegalPage): LegalText {
  const file = fileOf(language, page);
  const [, head = '', body = ''] = FRONT_MATTER.exec(readFileSync(file, 'utf8')) ?? [];
  const facts = new Map(
    head.split('\n').map((line) => {
      const [, name = '', value = ''] = LINE.exec(line) ?? [];
      return [name, value] as const;
    }),
  );
  const fact = (name: string): string => {
    const value = facts.get(name);
    if (value === undefined || value === '') throw new Error(`${file}: no ${name}`);
    return value;
  };
  if (body.trim() === '') throw new Error(`${file}: nothing in it`);
  return {
    title: fact('title'),
    description: fact('description'),
    version: fact('version'),
    body,
  };
}
