import { COMPLETE } from '@velours/locales/languages.ts';
import { LEGAL_PAGES } from '@velours/locales/legal.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { renderMarkdown } from './markdown.ts';
import { versionOf } from './pages.ts';

describe('legal and help pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });

  const page = (token: string, language: string) =>
    app.client().get('page.php', { query: { token, language } });

  describe.each(COMPLETE)('%s', (language) => {
    it.each(LEGAL_PAGES)(
      '[V18] shows %s in the language, with the company in it',
      async (token) => {
        const answer = await page(token, language);
        expect(answer.statusCode).toBe(200);
        const { html, language: shown, title } = answer.json().page;
        expect({ token: answer.json().page.token, shown }).toEqual({ token, shown: language });
        expect(title.length).toBeGreaterThan(2);
        expect(html).not.toMatch(/\{\{|undefined|<script|style=/);
      },
    );
  });

  it('[V18] names the company in the terms, the privacy notice and the return policy', async () => {
    for (const token of ['terms', 'privacy', 'return-policy']) {
      const { html } = (await page(token, 'nl')).json().page;
      expect(html).toContain('Velours Demo B.V.');
      expect(html).toContain('1000 AA Amsterdam');
    }
  });

  it('[V04] [V18] the American variant has a privacy notice of its own, and the other pages from English', async () => {
    const own = (await page('privacy', 'en-US')).json().page;
    expect(own.language).toBe('en-US');
    expect(own.html).toContain('Global Privacy Control');
    expect((await page('terms', 'en-US')).json().page.language).toBe('en');
    expect((await page('privacy', 'en')).json().page.html).not.toContain('Global Privacy Control');
  });

  it.each(['nothing', '../terms', 'constructor', 'terms.md', 'TERMS'])(
    '[V18] an unknown token is not found: %s',
    async (token) => {
      const answer = await page(token, 'en');
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('not_found');
    },
  );

  it('refuses a language that the site does not have', async () => {
    expect((await page('terms', 'xx')).statusCode).toBe(422);
  });

  it.each([
    ['2020-01-01', '2020-01-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2026-11-21', '2026-11-01T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21', '2027-02-03T09:30:00Z', '2027-02-03T09:30:00.000Z'],
  ])(
    '[V18] a text of %s by a company added %s is of %s: never before 2023-12-01 12:00 UTC, never before the company',
    (day, added, version) => {
      expect(versionOf(day, { added })).toBe(version);
    },
  );
});

describe('Markdown', () => {
  const render = (markdown: string) => renderMarkdown(markdown, { name: '<b>"A" & B</b>' });

  it('makes headings, lists and links; what stands in for a placeholder is no markup', () => {
    expect(render('## A **b**\n\n- one\n- [two](/two), {{name}}')).toBe(
      '<h2>A <strong>b</strong></h2>\n<ul>\n<li>one</li>\n<li><a href="/two">two</a>, &lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</li>\n</ul>\n',
    );
  });

  it('gives a heading the name that a link leads to', () => {
    expect(render('## A *b* {#a-b}\n\n| a |\n| - |')).toBe(
      '<h2 id="a-b">A <em>b</em></h2>\n<div role="region" aria-label="A *b*" tabindex="0"><table><thead><tr><th>a</th></tr></thead><tbody></tbody></table></div>\n',
    );
  });

  it('puts a table into a region with the name of its heading, which the keyboard reaches', () => {
    expect(render('## What "we" keep\n\n| a | b |\n| - | - |\n| c | d |')).toContain(
      '<div role="region" aria-label="What &quot;we&quot; keep" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table></div>',
    );
  });

  it('refuses HTML, and a placeholder that nothing stands for', () => {
    expect(() => render('a <i>b</i>')).toThrow('no HTML');
    expect(() => render('{{other}}')).toThrow('nothing stands for {{other}}');
  });
});
