import { createPublicKey, verify } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@velours/openapi/types';
import { memberOffers, offers as offerRows } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER } from '../../testing/orders.ts';
import { uploadPhoto } from '../../testing/photo-form.ts';

const BONUS = { ...ORDER, discount_code: 'TIMEBONUS25', total: 1235 };

type Entry = Schemas['OfferEntry'];

/** Whether the entry is what was signed, as the contract says how. */
function holds(publicKey: string, entry: Entry): boolean {
  const { number, domain, code, percentage, starts_at: from, ends_at: until } = entry;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
    format: 'jwk',
  });
  const statement = [`velours offer ${number}`, domain, code, percentage, from, until].join('\n');
  return verify(null, Buffer.from(statement), key, Buffer.from(entry.signature, 'base64url'));
}

describe('verifiable offers', async () => {
  const test = await createTestApp({
    settings: { welcome_discount: { percentage: 20, valid_seconds: 7_200 } },
  });
  let people = 0;

  async function signUp(): Promise<Client> {
    people += 1;
    const client = test.client();
    const answer = await client.post('signup.php', {
      email: `noor-${people}@example.test`,
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1992-04-17',
    });
    expect(answer.statusCode).toBe(201);
    await test.jobs.runAll();
    return client;
  }
  /** The address is confirmed: only then can be ordered. */
  async function confirmed(): Promise<Client> {
    const client = await signUp();
    const token = /\/activate\/done\?token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    expect((await client.post('activation.php', { token })).statusCode).toBe(200);
    return client;
  }
  const ledger = async (query: Record<string, string> = {}) =>
    (await test.client().get('offers.php', { query })).json() as Schemas['OfferLedger'];
  const own = async (client: Client) =>
    (await client.get('own-offers.php')).json() as Schemas['OfferList'];

  it('[B13] what a new member is offered is signed with its deadline, as the server counts it', async () => {
    const client = await signUp();
    const { public_key: key, offers } = await own(client);
    const now = test.clock();
    expect(offers).toMatchObject([
      { code: 'WELCOME20', percentage: 20, ends_at: new Date(now + 2 * HOUR_MS).toISOString() },
      { code: 'TIMEBONUS25', percentage: 25, ends_at: new Date(now + 4 * HOUR_MS).toISOString() },
    ]);
    for (const offer of offers) {
      expect(offer.starts_at).toBe(new Date(now).toISOString());
      expect(holds(key, offer)).toBe(true);
    }
    const { expires } = (await client.get('discountcode.php')).json();
    expect(expires).toBe(offers[1]?.ends_at);
  });

  it('[B13] nothing of it can be changed without the signature telling', async () => {
    const { public_key: key, offers } = await own(await signUp());
    const [offer] = offers as [Entry];
    const changes: Partial<Entry>[] = [
      { number: offer.number + 1 },
      { domain: 'she' },
      { code: 'WELCOME25' },
      { percentage: 99 },
      { starts_at: new Date(test.clock() + 1).toISOString() },
      { ends_at: new Date(test.clock() + 9 * HOUR_MS).toISOString() },
    ];
    for (const change of changes) expect(holds(key, { ...offer, ...change })).toBe(false);
    const other = await createTestApp({ vaultKey: Buffer.alloc(32, 9) });
    expect(holds((await other.client().get('offers.php')).json().public_key, offer)).toBe(false);
  });

  it('[B13] once it is over it is public, names nobody, and stays as it was', async () => {
    const client = await signUp();
    const before = await own(client);
    const numbers = before.offers.map(({ number }) => number);
    const listed = async () =>
      (await ledger()).offers.filter(({ number }) => numbers.includes(number));
    expect(await listed()).toEqual([]);
    test.clock.advance(2 * HOUR_MS - 1);
    expect(await listed()).toEqual([]);
    test.clock.advance(1);
    expect(await listed()).toEqual([before.offers[0]]);
    test.clock.advance(2 * HOUR_MS);
    expect(await listed()).toEqual(before.offers);
    expect(Object.keys(before.offers[0] ?? {}).toSorted()).toEqual([
      'code',
      'domain',
      'ends_at',
      'number',
      'percentage',
      'signature',
      'starts_at',
    ]);
    expect(await own(client)).toEqual(before);
  });

  it('[B13] its times lead to nobody: no id that others see of a member tells when it was made', async () => {
    const client = await signUp();
    const picture = {
      create: { width: 300, height: 300, channels: 3, background: '#c85078' },
    } as const;
    const { photo } = (
      await uploadPhoto(test, client, await sharp(picture).jpeg().toBuffer())
    ).json();
    const { user } = (await client.get('user.php')).json();
    const timeIn = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    for (const id of [user.id, photo.id])
      expect(Math.abs(timeIn(id) - test.clock())).toBeGreaterThan(DAY_MS);
    // Whoever they are, their files are found by it.
    const file = await test.app.inject({
      url: `/photos/${photo.thumb_filename}`,
      headers: { cookie: `session=${client.cookies.get('session')}` },
    });
    expect(file.statusCode).toBe(200);
  });

  it('[B13] an order at the signed deadline is refused, and one a second before it is not', async () => {
    const early = await confirmed();
    test.clock.advance(4 * HOUR_MS - 1_000);
    expect((await early.post('order.php', BONUS)).json().order?.total).toBe(1235);
    const late = await confirmed();
    const bonus = (await own(late)).offers.find(({ code }) => code === 'TIMEBONUS25');
    test.clock.advance(Date.parse(bonus?.ends_at ?? '') - test.clock());
    for (const seconds of [0, 1]) {
      test.clock.advance(seconds * 1000);
      expect((await late.post('order.php', BONUS)).json().code).toBe('discount_expired');
    }
  });

  it('[B13] what was signed holds, whatever the domain offers by now, and nothing else does', async () => {
    const { db } = test.services;
    const member = await makeMember(test.services);
    const client = await clientOf(test, member);
    const endsAt = new Date(test.clock() + DAY_MS);
    const [before] = await db
      .insert(offerRows)
      .values({
        domain: 'general',
        code: 'WELCOME30',
        percentage: 30,
        startsAt: new Date(test.clock()),
        endsAt,
        signature: 'of another day',
      })
      .returning();
    const find = async (query: Record<string, string>) =>
      (await client.get('discountcode.php', { query })).json();
    expect(await find({ welcome: 'true' })).toMatchObject({ code: 'WELCOME20' });
    await db.insert(memberOffers).values({ memberId: member.id, number: before!.number });
    const signed = { code: 'WELCOME30', percentage: 30, expires: endsAt.toISOString() };
    expect(await find({ welcome: 'true' })).toMatchObject(signed);
    expect(await find({ code: 'welcome30' })).toMatchObject(signed);
    for (const query of [{ code: 'WELCOME20' }, { code: 'TIMEBONUS25' }, {}]) {
      expect((await find(query)).code).toBe('discount_not_found');
    }
  });

  it('[B13] what stands in the ledger is changed and removed by nobody, us included', async () => {
    await signUp();
    const { db } = test.services;
    // restrict_violation
    const refused = { cause: { code: '23001' } };
    await expect(db.update(offerRows).set({ percentage: 50 })).rejects.toMatchObject(refused);
    await expect(db.delete(offerRows)).rejects.toMatchObject(refused);
    expect((await db.select().from(offerRows)).map(({ percentage }) => percentage)).not.toContain(
      50,
    );
  });

  it('[B13] the ledger is read page by page, without gap or repetition', async () => {
    for (let more = 0; more < 30; more += 1) await signUp();
    test.clock.advance(4 * HOUR_MS);
    const seen: number[] = [];
    let page = await ledger();
    expect(page.offers).toHaveLength(50);
    for (;;) {
      seen.push(...page.offers.map(({ number }) => number));
      if (page.next === null) break;
      page = await ledger({ before: String(page.next) });
    }
    const sorted = seen.toSorted((one, other) => other - one);
    expect(seen).toEqual(sorted);
    expect(new Set(seen).size).toBe(2 * people);
  });

  it('[B13] a member sees their own alone, and whoever does not confirm takes nothing out of the ledger', async () => {
    const [first, second] = [await signUp(), await signUp()];
    const numbersOf = async (client: Client) =>
      (await own(client)).offers.map(({ number }) => number);
    const [mine, theirs] = [await numbersOf(first), await numbersOf(second)];
    expect(mine.filter((number) => theirs.includes(number))).toEqual([]);
    test.clock.advance(8 * DAY_MS);
    const { removeExpired } = await import('../members/members.ts');
    await removeExpired(test.services);
    const listed = (await ledger()).offers.map(({ number }) => number);
    for (const number of [...mine, ...theirs]) expect(listed).toContain(number);
  });
});
