import { COMPLETE } from '@velours/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { BRAND_KEYS, type BrandKey } from '../../domain/settings/file-schema.ts';
import { EXAMPLES } from './examples.ts';
import { MAIL_LOOKS, PLAIN_LOOK } from './looks.gen.ts';
import { labelledName, renderMail, smsText } from './render.ts';
import type { RenderedMail } from './render.ts';
import { SWITCHABLE } from './templates.ts';
import type { MailName } from './templates.ts';

const company = {
  name: 'Velours B.V.',
  address: 'Example Street 1',
  zip: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
} as const;
const support = { email: 'support@velours.test', phone: '+31 85 000 0000' };
const reader = {
  language: 'en',
  name: 'Noor',
  domain: 'Velours',
  brand: 'general' as BrandKey | null,
  company,
  support,
};
const NAMES = Object.keys(EXAMPLES) as MailName[];
const SWITCH_OFF = {
  settings: 'https://velours.test/notifications?token=abc',
  oneClick: 'https://velours.test/unsubscribe/abc',
};

const render = (name: MailName, language: string): Promise<RenderedMail> =>
  renderMail(EXAMPLES[name], {
    ...reader,
    language,
    ...(SWITCHABLE.has(name) && { switchOff: SWITCH_OFF }),
  });

/** What a reader of the HTML reads, without what only lists of mails show. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div[^>]*data-part="preheader"[\s\S]*?<\/div>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(COMPLETE)('[N06] every mail in %s', (language) => {
  it.each(NAMES)('%s: whole, safe and neutral', async (name) => {
    const mail = await render(name, language);
    const all = `${mail.subject}\n${mail.text}\n${mail.html}`;
    // No key and no placeholder is left.
    expect(all).not.toMatch(
      /\{\{|\}\}|undefined|\[object|\b(preheader|fallback|footer\.\w+)\b(?!")/,
    );
    expect(mail.text).not.toMatch(new RegExp(`\\b${name}\\.\\w+`));
    // The subject tells nothing about the site, and lists show nothing beside it.
    const preheader = /data-part="preheader"[^>]*>([^<]*)</.exec(mail.html)?.[1];
    expect(preheader?.trim()).toBe('');
    expect(mail.subject.trim()).not.toBe('');
    expect(mail.subject).not.toMatch(/velours|dat(e|ing)\b|chat|match|love|sex|flirt|like/i);
    // Text and HTML say the same: each paragraph of the text stands in the HTML.
    const words = wordsOf(mail.html);
    const [filler = '', ...written] = mail.text.split('\n\n');
    // Lists and locked screens show nothing of the text either.
    expect(filler).toMatch(/^[\u034F\u200C\u00A0]{200,}$/);
    const paragraphs = written
      .filter((paragraph) => paragraph.trim() !== '--')
      .map((paragraph) => paragraph.split('\nhttps'));
    expect(paragraphs.length).toBeGreaterThan(4);
    for (const [line = ''] of paragraphs) expect(words).toContain(flat(line));
    const targets = paragraphs.flatMap(([, link]) =>
      link === undefined ? [] : [`href="https${flat(link)}"`],
    );
    expect(targets.length).toBe(SWITCHABLE.has(name) ? 2 : 1);
    expect(targets.filter((target) => !mail.html.includes(target))).toEqual([]);
    // Links are absolute, and nothing is loaded from anywhere.
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith('https://'))).toEqual([]);
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i);
    // Readable by a screen reader, in both schemes.
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain('content="light dark"');
    expect(mail.html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
  });

  it('differs from English, and its own plurals are used', async () => {
    const [here, one] = await Promise.all([
      render('like', language),
      renderMail({ ...EXAMPLES.like, count: 1 }, { ...reader, language, switchOff: SWITCH_OFF }),
    ]);
    expect(here.text).not.toBe(one.text);
    if (language === 'en') return;
    for (const name of NAMES) {
      expect((await render(name, language)).text).not.toBe((await render(name, 'en')).text);
    }
  });
});

describe('the words of a mail', () => {
  const link = 'http://localhost:3000/activate/done?token=abc';

  it('[S04] hold the link in text and HTML, and how long it works, in the plural of the language', async () => {
    const mail = await renderMail({ name: 'activation', link, count: 24 }, reader);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('24 hours');
    const oneHour = await renderMail({ name: 'activation', link, count: 1 }, reader);
    expect(oneHour.text).toContain('1 hour.');
  });

  it('are those of the language, and English where there is none', async () => {
    const subjectIn = async (language: string) => (await render('activation', language)).subject;
    const english = await subjectIn('en');
    expect(await subjectIn('nl')).not.toBe(english);
    expect([await subjectIn('en-US'), await subjectIn('xx')]).toEqual([english, english]);
  });

  it('[N06] a mail that may be switched off says how, in the mail and in its header; one about the account does not', async () => {
    for (const name of NAMES) {
      const mail = await render(name, 'en');
      const isSwitchable = SWITCHABLE.has(name);
      expect([name, mail.oneClick]).toEqual([name, isSwitchable ? SWITCH_OFF.oneClick : undefined]);
      expect([name, mail.text.includes(SWITCH_OFF.settings)]).toEqual([name, isSwitchable]);
      expect([name, mail.html.includes(SWITCH_OFF.settings)]).toEqual([name, isSwitchable]);
    }
  });

  it('[N06] say which company sends them, as the law asks of a business, and how its support is reached', async () => {
    const { text } = await render('message', 'nl');
    expect(text).toContain(
      'Velours B.V., Example Street 1, 1000 AA Amsterdam, Nederland. KvK-nummer: 12345678\n\nsupport@velours.test, +31 85 000 0000',
    );
  });

  it('[V02] wear the theme of their brand, light and dark, below its name', async () => {
    for (const brand of BRAND_KEYS) {
      const { html } = await renderMail(EXAMPLES.like, {
        ...reader,
        brand,
        domain: 'Velours Own',
        switchOff: SWITCH_OFF,
      });
      const { light, dark, card, control } = MAIL_LOOKS[brand];
      const [head = '', body = ''] = html.split('</head>');
      expect(body).toMatch(/<p[^>]*>(<\/?span[^>]*>|\s|&nbsp;)*Velours Own\s*<\/p>/);
      for (const [at, value] of [
        ['class="page"', `background: ${light.canvas}; color: ${light.text}`],
        ['class="card"', `background: ${light.surface}; border-radius: ${card}`],
        ['class="button"', `${control}; background: ${light.fill}; color: ${light.onFill}`],
        ['class="second"', `background: ${light.second}`],
        ['class="foot"', `color: ${light.muted}`],
        ['/notifications', `color: ${light.link}`],
      ] as const)
        expect([brand, at, body.slice(body.indexOf(at)).slice(0, 320)]).toEqual([
          brand,
          at,
          expect.stringContaining(value),
        ]);
      for (const rule of [
        `.page { background: ${dark.canvas} !important; color: ${dark.text} !important; }`,
        `.card { background: ${dark.surface} !important`,
        `.button { background: ${dark.fill} !important; color: ${dark.onFill} !important; }`,
        `.second { background: ${dark.second} !important`,
        `.foot { color: ${dark.muted} !important`,
        `.foot a { color: ${dark.link} !important`,
      ])
        expect(head).toContain(rule);
    }
  });

  it('[B09] for a member in discreet mode wear no brand, and its name stands out nowhere', async () => {
    const { html } = await renderMail(EXAMPLES.like, { ...reader, brand: null });
    const { light, dark } = PLAIN_LOOK;
    for (const [at, value] of [
      ['class="page"', `background: ${light.canvas}`],
      ['class="button"', `background: ${light.fill}; color: ${light.onFill}`],
      ['.page', `background: ${dark.canvas}`],
      ['.button', `background: ${dark.fill}`],
    ] as const)
      expect(html.slice(html.indexOf(at)).slice(0, 320)).toContain(value);
    expect(html).not.toMatch(/<p[^>]*>(<\/?span[^>]*>|\s|&nbsp;)*Velours\s*<\/p>/);
    for (const brand of BRAND_KEYS)
      expect(html).not.toContain(`background: ${MAIL_LOOKS[brand].light.fill}`);
  });

  it('[N06] fit a narrow screen whatever a name is, and keep the lines that others wrote', async () => {
    const { html } = await renderMail(
      { name: 'objection.refused', link, reference: 'D-2026-8C4YV2KE', answer: 'One.\n\nTwo.' },
      reader,
    );
    expect(html).toMatch(/<p style="[^"]*white-space: pre-line[^"]*">One\.\n\nTwo\.<\/p>/);
    for (const place of ['<td style="padding: 32px', 'class="foot"'])
      expect(html.slice(html.indexOf(place)).slice(0, 300)).toContain('word-break: break-word');
  });

  it('[B09] a fictional and a demo profile are labelled, a member is not', async () => {
    const named = (kind: 'member' | 'fictional' | 'demo') =>
      labelledName('en', { name: 'Sam', kind });
    expect(await named('member')).toBe('Sam');
    expect(await named('fictional')).toBe('Sam (fictional profile)');
    expect(await named('demo')).toBe('Sam (demo profile)');
  });

  it('what a member typed as a name is text, not markup', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const mail = await renderMail({ name: 'alreadyRegistered', link }, { ...reader, name });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(mail.text).toContain(name);
  });
});

/** Signs of an SMS that count once, and those that count twice (GSM 03.38). */
const ONCE =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const TWICE = /[\^{}\\[~\]|€]/g;

describe('a text message', () => {
  const money = { de: '16,25\u00A0€', fr: '1\u202F016,25\u00A0€', nl: '€\u00A016,25' };
  const values = { code: '123456', company: 'Velours B.V.', host: 'velours.test' };

  it.each(COMPLETE)(
    '[M05] in %s is one SMS, or two where its letters need Unicode',
    async (language) => {
      const text = await smsText(language, { ...values, total: money.fr });
      const isUnicode = !ONCE.test(text);
      expect([language, isUnicode]).toEqual([language, ['es', 'pl'].includes(language)]);
      const length = text.length + (isUnicode ? 0 : (text.match(TWICE)?.length ?? 0));
      expect(length).toBeLessThanOrEqual(isUnicode ? 2 * 67 : 160);
    },
  );

  it('[M05] ends as browsers want it, who then offer the code at that site alone; not where nobody is to see the site', async () => {
    const bound = await smsText('nl', { ...values, total: money.nl });
    expect(bound).toMatch(/^123456 is je code om € 16,25 via [^\n]+\n@velours\.test #123456$/);
    const free = await smsText('de', { ...values, host: null, total: money.de });
    expect(free).not.toMatch(/velours\.test|#|\n/);
  });
});
