import { expect, test } from '../../support/fixtures.ts';
import { DEMO_MEMBERS, openSession } from '../../support/members.ts';

test('search engines find each open page under one address in every language, and none of the members’', async ({
  visitor,
  guard,
}) => {
  guard.allow(/404/);
  const page = await visitor({ language: 'en' });
  await page.goto('/');
  const { origin } = new URL(page.url());
  const get = (path: string) => page.request.get(path, { maxRedirects: 0 });

  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await (await get('/.well-known/security.txt')).text()).toContain('Contact: mailto:');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const plain = addresses.filter((address) => !address.includes('?'));
  expect(plain.length).toBeGreaterThan(10);
  for (const address of plain) {
    expect(addresses).toContain(`${address}?language=nl`);
    await test.step(address, async () => {
      const answer = await get(address);
      expect(answer.status()).toBe(200);
      const { link = '', ...headers } = answer.headers();
      expect(headers).not.toHaveProperty('x-robots-tag');
      expect(link).toContain(`<${address}>; rel="canonical"`);
      expect(link).toContain(`<${address}?language=nl>; rel="alternate"; hreflang="nl"`);
    });
  }

  expect((await get('/PRICING/')).headers()['link']).toContain(
    `<${origin}/pricing>; rel="canonical"`,
  );
  for (const path of ['/members', '/nothing-here', '/reset-password']) {
    expect((await get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  await openSession(page, DEMO_MEMBERS.anna);
  expect((await get('/chats')).headers()['x-robots-tag']).toBe('noindex');
});

test('a link to the site is shown elsewhere with its brand’s own picture, and filters know it is for adults', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'en', brand: 'gay' });
  await page.goto('/pricing?ref=autumn');
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await meta('rating')).toBe('RTA-5042-1996-1400-1577-RTA');
  expect(await meta('og:site_name')).toBe('Velours Men');
  expect(await meta('og:url')).toMatch(/\/pricing$/);
  expect(await meta('description')).toBeTruthy();
  const picture = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = new URL(address).pathname;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    (await meta('og:image')) ?? '',
  );
  expect(picture).toEqual([1200, 630]);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: 'Velours Men' });

  await page.goto('/members');
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(0);
  expect(await meta('rating')).toBe('RTA-5042-1996-1400-1577-RTA');
});
