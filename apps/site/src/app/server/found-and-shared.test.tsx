import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { SiteSettings } from '../data/queries.ts';
import { documentHead, pageLinks, robots, sitemap } from './found-and-shared.tsx';
import { serverTexts } from './page-for-rendering.ts';
import type { PageRequest } from './page-request.ts';

const { settings } = exampleOf('getSettings', 200);
const origin = 'https://velours.test';

describe('the addresses of a page', () => {
  it('one it is known by, one for each language, and one for no choice; what a campaign added is left out', () => {
    const url = new URL(`${origin}/terms?ref=autumn&language=de`);
    expect(pageLinks(url, ['de', 'en-US'])).toBe(
      [
        '<https://velours.test/terms?language=de>; rel="canonical"',
        '<https://velours.test/terms?language=de>; rel="alternate"; hreflang="de"',
        '<https://velours.test/terms?language=en-US>; rel="alternate"; hreflang="en-US"',
        '<https://velours.test/terms>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    );
  });
});

describe('a language that the domain is not shown in', () => {
  it.each(['xx', 'fr', ''])('is no part of the address that a page is known by: %s', (language) => {
    const url = new URL(`${origin}/terms?language=${language}`);
    expect(pageLinks(url, ['de'])).toContain('<https://velours.test/terms>; rel="canonical"');
    const head = renderToStaticMarkup(
      documentHead({
        url,
        settings: { ...settings, visible_languages: ['de'] },
        isOpen: true,
        matches: [],
        texts: serverTexts('de', settings),
        brand: 'gay',
        isDiscreet: false,
      }),
    );
    expect(head).toContain('<meta property="og:url" content="https://velours.test/terms"/>');
  });
});

describe('the head of a document, for others', () => {
  const headOf = (given: Partial<Parameters<typeof documentHead>[0]> = {}): string =>
    renderToStaticMarkup(
      documentHead({
        url: new URL(`${origin}/terms?ref=autumn`),
        settings,
        isOpen: true,
        matches: [
          {
            handle: { title: (_t: unknown, { title }: { title: string }) => title },
            loaderData: { title: 'Terms', description: 'What "we" promise' },
            params: {},
          },
        ],
        texts: serverTexts('en', settings),
        brand: 'gay',
        isDiscreet: false,
        ...given,
      }),
    );

  it('an open page says what it is, how a link to it looks, and who is behind it', () => {
    const head = headOf();
    expect(head).toContain('<meta name="description" content="What &quot;we&quot; promise"/>');
    expect(head).toContain('<meta property="og:title" content="Terms"/>');
    expect(head).toContain('<meta property="og:url" content="https://velours.test/terms"/>');
    expect(head).toContain(`content="${origin}/icons/gay-share.png"`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', url: `${origin}/` });
  });

  it('[L04] a landing page says its own sentence, and is known by one address whatever the campaign', () => {
    const head = headOf({
      url: new URL(`${origin}/landers/video/gay-summer`),
      matches: [
        { handle: { description: () => 'It begins with one message' }, loaderData: {}, params: {} },
      ],
    });
    expect(head).toContain('<meta name="description" content="It begins with one message"/>');
    expect(head).toContain(
      '<meta property="og:url" content="https://velours.test/landers/video"/>',
    );
  });

  it('the front page says it in the reader’s language; in the domain’s own the settings do', () => {
    const front = (_t: unknown, site: string) => ({
      title: 'Lerne jemanden kennen',
      description: `${site} für alle`,
    });
    const matches = [{ handle: { front }, loaderData: undefined, params: {} }];
    const read = (language: 'de' | 'en') =>
      headOf({
        matches,
        settings: { ...settings, domain_language: 'en' },
        texts: serverTexts(language, settings),
      });
    expect(read('de')).toContain('<meta property="og:title" content="Lerne jemanden kennen"/>');
    expect(read('de')).toContain(`content="${settings.name} für alle"`);
    expect(read('en')).toContain(`<meta property="og:title" content="${settings.index_title}"/>`);
    expect(read('en')).toContain(`<meta name="description" content="${settings.description}"/>`);
  });

  it('every page says that it is for adults; one of members, in discreet mode or of an error says nothing else', () => {
    const label = '<meta name="rating" content="RTA-5042-1996-1400-1577-RTA"/>';
    expect(headOf()).toContain(label);
    expect(headOf({ isOpen: false })).toBe(label);
    expect(headOf({ isDiscreet: true })).toBe(label);
    expect(headOf({ settings: undefined })).toBe(label);
  });

  it('what an operator writes stays text within the data', () => {
    const head = headOf({ settings: { ...settings, name: '</script><b>' } });
    expect(head).not.toContain('</script><b>');
  });
});

describe('for robots', () => {
  it('members’ pages are not theirs', async () => {
    const text = await robots(new URL(origin)).text();
    for (const path of ['/members', '/chats', '/photos/', '/api/']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).toContain('Sitemap: https://velours.test/sitemap.xml');
    expect(text).not.toContain('Disallow: /\n');
  });

  it('the sitemap has each open page in every language; sign-up where it is open', async () => {
    const of = async (signups: SiteSettings['signups']): Promise<string> => {
      const page = { settings: async () => ({ ...settings, signups }) } as unknown as PageRequest;
      return (await sitemap(new URL(origin), page)).text();
    };
    const text = await of('all');
    expect(text.match(/<url>/g)?.length).toBeGreaterThan(10);
    expect(text).toContain('<loc>https://velours.test/signup</loc>');
    expect(text).toContain('hreflang="nl" href="https://velours.test/terms?language=nl"');
    expect(await of('closed')).not.toContain('/signup');
  });
});
