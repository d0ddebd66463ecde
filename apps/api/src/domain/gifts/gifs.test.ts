import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { messages } from '../../db/schema.ts';
import { createKlipy } from '../../ports/gifs/klipy.ts';
import { DRAWN_SIZE, drawingNames, drawStill } from '../../ports/gifs/draw.ts';
import { DAY_MS, manualClock } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { klipyItem, startKlipy } from '../../testing/klipy-server.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { forgetGifs } from './gif-files.ts';
import { searchGifs } from './gifs.ts';

type Shown = { id: string; alt: string; still_url: string; moving_url: string };

async function pairOf(test: TestApp, credits = 500) {
  const sender = await makeMember(test.services, { credits, paidUser: true });
  const recipient = await makeMember(test.services, { name: 'Bram' });
  const [client, other] = [await clientOf(test, sender), await clientOf(test, recipient)];
  return { sender, recipient, client, other };
}

const file = (test: TestApp, url: string) => test.app.inject({ method: 'GET', url });

describe("the site's own drawings", async () => {
  const visible_languages = ['en', 'nl', 'pl', 'fr', 'fi', 'de'] as const;
  const test = await createTestApp({ settings: { visible_languages } });
  const search = async (q: string, language = 'en', page = 1) => {
    const { client } = await pairOf(test);
    client.cookies.set('locale', language);
    const answer = await client.get('gifs.php', { query: { q, page: String(page) } });
    return answer.json() as { gifs: Shown[]; has_more: boolean; provider: string | null };
  };

  it('[C06] without words all are offered, on as many pages as it takes', async () => {
    const { gifs, has_more, provider } = await search('');
    expect(gifs.map(({ id }) => id)).toEqual(drawingNames.map((name) => `local-${name}`));
    expect([has_more, provider]).toEqual([false, null]);
    expect((await search('', 'en', 2)).gifs).toEqual([]);
  });

  it.each([
    ['en', 'hel', 'wave', 'A hand waves hello'],
    ['nl', 'koffie', 'coffee', 'Een kop koffie dampt'],
    ['pl', 'dobranoc', 'sleep', 'Twarz śpi przy księżycu'],
    ['fr', 'cafe', 'coffee', 'Une tasse de café fume'],
    ['fi', 'KISSA', 'cat', 'Kissa heiluttaa häntäänsä'],
    ['de', 'good night', 'sleep', 'Ein Gesicht schläft im Mondlicht'],
  ])('[C06] in %s "%s" finds %s, described in that language', async (language, q, name, alt) => {
    const { gifs } = await search(q, language);
    expect(gifs[0]).toMatchObject({ id: `local-${name}`, alt });
  });

  it('[C06] what nothing is found for answers nothing, and is no error', async () => {
    expect((await search('xyzzy')).gifs).toEqual([]);
  });

  it('[C06] a file is an animated WebP, its still one frame of it, and both are kept', async () => {
    const [gif] = (await search('cat')).gifs;
    const [moving, still] = [await file(test, gif!.moving_url), await file(test, gif!.still_url)];
    expect([moving.statusCode, moving.headers['content-type']]).toEqual([200, 'image/webp']);
    const kept = await sharp(moving.rawPayload, { animated: true }).metadata();
    expect(kept.pages).toBeGreaterThan(8);
    expect((await sharp(still.rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(still.headers['cache-control']).toContain('immutable');
    expect(await test.services.storage.has('gifs/local-cat/moving.webp')).toBe(true);
  });

  it('[C06] every drawing has a file that draws it, of the one size', async () => {
    const files = await readdir(new URL('../../ports/gifs/drawn', import.meta.url));
    const drawings = files.filter((name) => name.endsWith('.svg'));
    expect(drawings).toEqual(drawingNames.map((name) => `${name}.svg`).toSorted());
    for (const name of drawingNames) {
      expect(await sharp(await drawStill(name)).metadata()).toMatchObject(DRAWN_SIZE);
    }
  });

  it.each(['/gifs/local-car/still.webp', '/gifs/local-cat/other.webp', '/gifs/../photos/x.webp'])(
    '%s is not there',
    async (url) => {
      expect((await file(test, url)).statusCode).toBe(404);
    },
  );

  it('[C06] a GIF costs what a message costs, and each reads what it shows in their own language', async () => {
    const { sender, recipient, client, other } = await pairOf(test);
    const answer = await client.post('gifs.php', { profile: recipient.id, gif: 'local-wave' });
    expect([answer.statusCode, answer.json().credits]).toEqual([201, 490]);
    expect(answer.json().message).toMatchObject({
      kind: 'gif',
      text: '',
      gift: null,
      gif: { id: 'local-wave', alt: 'A hand waves hello', credit: null },
    });
    other.cookies.set('locale', 'nl');
    const { messages: seen } = (
      await other.get('messages.php', { query: { profile: sender.id } })
    ).json();
    expect(seen[0].gif.alt).toBe('Een hand zwaait gedag');
    expect((await other.get('chats.php')).json().chats[0].last_message.kind).toBe('gif');
  });

  it('[C06] what no search has found is not sent', async () => {
    const { recipient, client } = await pairOf(test);
    for (const gif of ['local-car', 'klipy-0123456789']) {
      const answer = await client.post('gifs.php', { profile: recipient.id, gif });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'gif', code: 'invalid' })],
      ]);
    }
  });
});

describe('KLIPY as the provider', async () => {
  const klipy = await startKlipy();
  afterAll(() => klipy.close());
  const clock = manualClock('2026-11-21T12:00:00.000Z');
  const test = await createTestApp({ gifs: createKlipy({ settings: klipy.settings, clock }) });
  const { client, recipient, other, sender } = await pairOf(test);
  client.cookies.set('locale', 'nl');
  const search = (q: string) => client.get('gifs.php', { query: { q } });
  const { url } = klipy.settings;
  const frame = (background: string) =>
    sharp({ create: { width: 220, height: 110, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#d6336c', '#74c0fc'].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();

  it('[C06] is told words and language, and nothing of who searches', async () => {
    klipy.items.push(klipyItem(url, 'a-Cat-9R'));
    const answer = await search('  Cat ');
    expect(answer.json()).toMatchObject({
      gifs: [{ width: 220, height: 110, alt: 'Title of a-Cat-9R', credit: 'KLIPY' }],
      has_more: false,
      provider: 'KLIPY',
    });
    const { url: asked, headers } = klipy.asked.at(-1)!;
    expect(asked.pathname).toMatch(/\/gifs\/search$/);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      q: 'cat',
      page: '1',
      per_page: '24',
      customer_id: 'velours',
      locale: 'nl',
      content_filter: 'high',
      format_filter: 'webp',
    });
    expect(JSON.stringify(headers)).not.toContain(sender.id);
    expect(Object.keys(headers)).not.toContain('x-forwarded-for');
    expect(Object.keys(headers)).not.toContain('cookie');
  });

  it('[C06] the same search is asked once in ten minutes', async () => {
    const before = klipy.asked.length;
    await search('cat');
    expect(klipy.asked).toHaveLength(before);
    clock.advance(10 * 60_000);
    await search('cat');
    expect(klipy.asked).toHaveLength(before + 1);
  });

  it('[C06] without words it is asked what it likes best', async () => {
    await search('');
    expect(klipy.asked.at(-1)?.url.pathname).toMatch(/\/gifs\/trending$/);
  });

  it('[C06] advertising, other hosts and items without a WebP are left out', async () => {
    klipy.items.splice(
      0,
      9,
      klipyItem(url, 'an-ad', { type: 'ad' }),
      klipyItem('https://elsewhere.example', 'far'),
      klipyItem(url, 'none', { file: {} }),
      klipyItem(url, 'good'),
    );
    const { gifs } = (await search('mixed')).json();
    expect(gifs.map(({ alt }: Shown) => alt)).toEqual(['Title of good']);
  });

  it('[C06] its files come from this site: fetched once, encoded anew, and kept', async () => {
    const { gifs } = (await search('mixed')).json();
    klipy.files.set('/files/good-sm.webp', Buffer.concat([moving, Buffer.from('<script>')]));
    const before = klipy.asked.length;
    const [first, second] = await Promise.all([
      file(test, gifs[0].moving_url),
      file(test, gifs[0].still_url),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(klipy.asked).toHaveLength(before + 1);
    expect(first.rawPayload.includes('<script>')).toBe(false);
    expect((await sharp(first.rawPayload, { animated: true }).metadata()).pages).toBe(2);
    await file(test, gifs[0].moving_url);
    expect(klipy.asked).toHaveLength(before + 1);
  });

  it('[C06] a sent GIF is kept before it is sent, with its description and whose it is', async () => {
    klipy.items.splice(0, 9, klipyItem(url, 'sent'));
    klipy.files.set('/files/sent-sm.webp', moving);
    const { gifs } = (await search('sent')).json();
    const answer = await client.post('gifs.php', { profile: recipient.id, gif: gifs[0].id });
    expect(answer.statusCode).toBe(201);
    expect(await test.services.storage.has(`gifs/${gifs[0].id}/moving.webp`)).toBe(true);
    const { messages: seen } = (
      await other.get('messages.php', { query: { profile: sender.id } })
    ).json();
    expect(seen[0].gif).toMatchObject({ alt: 'Title of sent', credit: 'KLIPY' });
  });

  it('[C06] a file that is no picture is refused, and nothing is sent or charged', async () => {
    klipy.items.splice(0, 9, klipyItem(url, 'bad'));
    klipy.files.set('/files/bad-sm.webp', Buffer.from('<svg onload="alert(1)"/>'));
    const { gifs } = (await search('bad')).json();
    const credits = (await client.get('user.php')).json().user.credits;
    const before = await test.services.db.select().from(messages);
    const answer = await client.post('gifs.php', { profile: recipient.id, gif: gifs[0].id });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    expect(await test.services.db.select().from(messages)).toHaveLength(before.length);
    expect((await client.get('user.php')).json().user.credits).toBe(credits);
    expect((await file(test, gifs[0].moving_url)).statusCode).toBe(503);
  });

  it.each([
    [500, '{}'],
    [200, '{"result":false,"errors":{"message":["The provided API key is invalid."]}}'],
    [200, 'no JSON'],
  ])(
    '[C06] where it answers %i %s the search says that it is not there now',
    async (status, body) => {
      klipy.answers.push({ status, body });
      const answer = await search(`broken ${status} ${body.length}`);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    },
  );

  it('[C06] what no search finds for 30 days goes with its files, but for what was sent', async () => {
    const slugs = ['looked-at', 'kept', 'found-again'];
    klipy.items.splice(0, 9, ...slugs.map((slug) => klipyItem(url, slug)));
    for (const slug of slugs) klipy.files.set(`/files/${slug}-sm.webp`, moving);
    const { gifs } = (await search('three')).json();
    const [lookedAt, kept, foundAgain] = gifs as Shown[];
    for (const { moving_url: address } of gifs) await file(test, address);
    await client.post('gifs.php', { profile: recipient.id, gif: kept!.id });
    test.clock.advance(29 * DAY_MS);
    klipy.items.splice(0, 2);
    await search('again');
    test.clock.advance(DAY_MS);
    await forgetGifs(test.services);
    const statuses = [lookedAt, kept, foundAgain].map(async (gif) => [
      (await file(test, gif!.moving_url)).statusCode,
      await test.services.storage.has(`gifs/${gif!.id}/still.webp`),
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [404, false],
      [200, true],
      [200, true],
    ]);
  });

  it('[C06] those that are made wait for each other, and more than 64 at once are refused', async () => {
    let open: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    let fetched = 0;
    const fetch = async () => {
      fetched += 1;
      await isOpen;
      return moving;
    };
    const found = Array.from({ length: 65 }, (_, number) => ({
      id: `klipy-${number}`,
      alt: 'A cat',
      width: 220,
      height: 110,
      sourceUrl: `${url}/files/${number}.webp`,
    }));
    const search = async () => ({ gifs: found, hasMore: false });
    const slow = await createTestApp({ gifs: { credit: 'KLIPY', search, fetch } });
    await searchGifs(slow.services, { words: 'cat', page: 1, language: 'en' });
    const [last, ...others] = found.map(({ id }) => `/gifs/${id}/moving.webp`);
    const answers = others.map((address) => file(slow, address));
    await expect.poll(() => fetched).toBe(64);
    expect((await file(slow, last!)).statusCode).toBe(503);
    open();
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await file(slow, last!)).statusCode).toBe(200);
  });
});
