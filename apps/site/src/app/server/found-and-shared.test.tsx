import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import { brandById } from '@velours/ui/brands';
import { brandGrounds } from '@velours/ui/theme/palette.ts';
import type { SiteSettings } from '../data/queries.ts';
import { documentHead, pageLinks, robots, securityContact, sitemap } from './found-and-shared.tsx';
import { serverTexts, siteDescription } from './page-for-rendering.ts';
import type { PageRequest } from './page-request.ts';

const settings = { ...exampleOf('getSettings', 200).settings, domain: 'velours.test' };
const origin = 'https://velours.test';
const shownIn = (visible_languages: SiteSettings['visible_languages']): SiteSettings => ({
  ...settings,
  visible_languages,
});

describe('the addresses of a page', () => {
  it('one it is known by, one for each language, and one for no choice; what a campaign added is left out', () => {
    const url = new URL(`${origin}/terms?ref=autumn&language=de`);
    expect(pageLinks(url, shownIn(['de', 'en-US']))).toBe(
      [
        '<https://velours.test/terms?language=de>; rel="canonical"',
        '<https://velours.test/terms?language=de>; rel="alternate"; hreflang="de"',
        '<https://velours.test/terms?language=en-US>; rel="alternate"; hreflang="en-US"',
        '<https://velours.test/terms>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    );
  });
});

it.each([
  ['/terms/', '/terms'],
  ['/TERMS//', '/terms'],
  ['/ban-notice', '/ban'],
  ['/Landers/Video/', '/landers/video'],
  ['/', '/'],
])('%s is known by one address: %s', (path, known) => {
  expect(pageLinks(new URL(`${origin}${path}`), shownIn([]))).toContain(
    `<https://velours.test${known}>; rel="canonical"`,
  );
});

describe('a language that the domain is not shown in', () => {
  it.each(['xx', 'fr', ''])('is no part of the address that a page is known by: %s', (language) => {
    const url = new URL(`${origin}/terms?language=${language}`);
    expect(pageLinks(url, shownIn(['de']))).toContain(
      '<https://velours.test/terms>; rel="canonical"',
    );
    const head = renderToStaticMarkup(
      documentHead({
        url,
        settings: shownIn(['de']),
        isOpen: true,
        matches: [],
        texts: serverTexts('de', settings),
        about: settings.description,
        brand: 'gay',
        colorScheme: 'system',
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
        about: settings.description,
        brand: 'gay',
        colorScheme: 'system',
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
    expect(head).toContain('<meta property="og:locale" content="en_US"/>');
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

  it('the front page is called so in the reader’s language; in the domain’s own as the settings say', () => {
    const matches = [
      { handle: { front: () => 'Lerne jemanden kennen' }, loaderData: undefined, params: {} },
    ];
    const read = (language: 'de' | 'en') =>
      headOf({
        matches,
        settings: { ...settings, domain_language: 'en' },
        texts: serverTexts(language, settings),
      });
    expect(read('de')).toContain('<meta property="og:title" content="Lerne jemanden kennen"/>');
    expect(read('en')).toContain(`<meta property="og:title" content="${settings.index_title}"/>`);
  });

  it('a page without a sentence of its own says what the site is, in the reader’s language', async () => {
    const site = { ...settings, domain_language: 'en' };
    expect(await siteDescription('en', site)).toBe(settings.description);
    const about = await siteDescription('fi', site);
    expect(about).toBe(
      `${settings.name} on aikuisten deitti- ja chatsivusto. Katsele rauhassa, tykkää kenestä haluat ja aloita keskustelu.`,
    );
    expect(headOf({ matches: [], about })).toContain(
      `<meta name="description" content="${about}"/>`,
    );
  });

  it('every page says that it is for adults; one of members, in discreet mode or of an error says nothing else', () => {
    const label = '<meta name="rating" content="RTA-5042-1996-1400-1577-RTA"/>';
    const others = (head: string): string => head.replaceAll(/<meta name="theme-color"[^>]*>/g, '');
    expect(headOf()).toContain(label);
    expect(others(headOf({ isOpen: false }))).toBe(label);
    expect(others(headOf({ isDiscreet: true }))).toBe(label);
    expect(others(headOf({ settings: undefined }))).toBe(label);
  });

  it.each([
    ['system', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    ['light', 'all', 'not all'],
    ['dark', 'not all', 'all'],
  ] as const)(
    'the bars of the browser have the ground of the page: %s',
    (colorScheme, ...medias) => {
      const grounds = (['light', 'dark'] as const).map(
        (scheme) => brandGrounds(brandById('gay'), scheme).canvas,
      );
      const [light, dark] =
        headOf({ isDiscreet: true, colorScheme }).match(/<meta name="theme[^>]*>/g) ?? [];
      expect(light).toBe(`<meta name="theme-color" media="${medias[0]}" content="${grounds[0]}"/>`);
      expect(dark).toBe(`<meta name="theme-color" media="${medias[1]}" content="${grounds[1]}"/>`);
      expect(grounds[0]).not.toBe(grounds[1]);
    },
  );

  it('what an operator writes stays text within the data', () => {
    const head = headOf({ settings: { ...settings, name: '</script><b>' } });
    expect(head).not.toContain('</script><b>');
  });
});

it.each(['evil.example', 'www.velours.test'])(
  'whatever host is asked for, others are told the one that the domain is known by: %s',
  async (host) => {
    const url = new URL(`https://${host}/terms`);
    const page = { settings: async () => settings } as unknown as PageRequest;
    const head = renderToStaticMarkup(
      documentHead({
        url,
        settings,
        isOpen: true,
        matches: [],
        texts: serverTexts('en', settings),
        about: settings.description,
        brand: 'general',
        colorScheme: 'system',
        isDiscreet: false,
      }),
    );
    const told = [
      pageLinks(url, settings),
      head,
      await robots(url, settings).text(),
      await (await sitemap(url, page)).text(),
      await securityContact(url, { settings, now: 0 }).text(),
    ];
    for (const text of told) {
      expect(text).toContain('https://velours.test/');
      expect(text).not.toContain(host);
    }
  },
);

describe('for robots', () => {
  it('members’ pages are not theirs', async () => {
    const text = await robots(new URL(origin), settings).text();
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
    // Each language is an entry of its own, which names all the others: else what one says of another is not believed.
    const entry = /<url><loc>https:\/\/velours\.test\/terms\?language=nl<\/loc>(.*?)<\/url>/.exec(
      text,
    );
    expect(entry?.[1]).toContain('hreflang="x-default" href="https://velours.test/terms"');
    expect(entry?.[1]).toContain('hreflang="nl" href="https://velours.test/terms?language=nl"');
    expect(await of('closed')).not.toContain('/signup');
    // A robot comes from no traffic source, and would be told that it is closed.
    expect(await of('with_trafficsource')).not.toContain('/signup');
  });
});

describe('/.well-known/security.txt', () => {
  it('names whom to tell of a weakness, and until when that holds (RFC 9116)', async () => {
    const answer = securityContact(new URL(`${origin}/.well-known/security.txt`), {
      settings: { ...settings, visible_languages: ['fi', 'en-US'] },
      now: Date.UTC(2026, 0, 1),
    });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).trim().split('\n')).toEqual([
      `Contact: mailto:${settings.support_email}`,
      'Expires: 2026-01-31T00:00:00.000Z',
      'Preferred-Languages: fi, en-US',
      'Canonical: https://velours.test/.well-known/security.txt',
    ]);
  });
});
