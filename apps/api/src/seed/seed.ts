/** Fills an empty database with the demo network (spec: issue of the first path). Deterministic but for the times of activity. */
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import {
  conversationMembers,
  conversations,
  emailClaims,
  likesGiven,
  likesReceived,
  members,
  messages,
  photos,
} from '../db/schema.ts';
import { grant } from '../domain/credits/ledger.ts';
import { block } from '../domain/direct-debit/blocks.ts';
import { hashPassword } from '../domain/members/passwords.ts';
import { ageOn } from '../domain/members/age.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { inventPeople, SEED_DATE } from './people.ts';
import { BOUGHT_CREDITS, seedPurchases, servicesAt } from './purchases.ts';
import type { Seeded } from './people.ts';
import { storePortraits } from './portrait-files.ts';
import type { StoredPortrait } from './portrait-files.ts';
import { SENIOR_AGE } from './portraits.ts';
import { Random } from './random.ts';
import {
  addAccountsConversation,
  addDemoConversations,
  addLike,
  addLikes,
  noRows,
} from './social.ts';
import type { Other } from './social.ts';

export interface SeedOptions {
  /** Members besides the two log-in accounts (1,998). */
  readonly members?: number;
  /** Different portraits to draw (160). */
  readonly portraits?: number;
}

/** Credits of each log-in account, bought ones included. */
const DEMO_CREDITS = 500;

/** An account that direct debits are not taken from, to see what is told then. */
const BLOCKED_IBAN = 'NL18RABO0123459876';

const MINUTE = 60_000;
/** One member in so many has no photo, as in any network. */
const NO_PHOTO_EVERY = 14;
/** Rows a statement: far below the driver's 65,534 parameters. */
const CHUNK = 500;

export async function seedDemo(services: Services, options: SeedOptions = {}): Promise<void> {
  const [portraits, passwordHash] = await Promise.all([
    storePortraits(services.storage, options.portraits ?? 160),
    hashPassword(DEMO_PASSWORD),
  ]);
  const random = new Random(0xdeca);
  const now = services.clock();
  const people = inventPeople(options.members ?? 1998).map((person) => ({
    ...person,
    lastActiveAt: new Date(inventActivity(random, now)),
  }));
  const accounts = ACCOUNTS.map((account) => ({
    ...account,
    passwordHash,
    lastActiveAt: new Date(now - 30 * MINUTE),
  }));
  const [buyer] = ACCOUNTS;
  if (buyer === undefined) throw new Error('the accounts are missing');
  const everybody = [...accounts, ...people];
  const pictures = everybody.map((person, index) =>
    index >= accounts.length && index % NO_PHOTO_EVERY === 0
      ? null
      : pickPortrait(portraits, person, index),
  );
  const photoRows = everybody.map((person, index) => {
    const picture = pictures[index];
    return picture == null ? null : photoRow(random, person, picture);
  });

  await services.db.transaction(async (tx) => {
    const rows = everybody.map((person, index) => ({
      ...person,
      mainPhotoId: photoRows[index]?.id ?? null,
      hasPhoto: photoRows[index] != null,
      hairColour: pictures[index]?.hairColour ?? person.hairColour,
    }));
    await inChunks(rows, (chunk) => tx.insert(members).values(chunk));
    const shown = photoRows.filter((row) => row !== null);
    await inChunks(shown, (chunk) => tx.insert(photos).values(chunk));
    await tx.insert(emailClaims).values(
      accounts.map((account) => ({
        email: account.email,
        memberId: account.id,
        createdAt: account.signupDate,
        confirmedAt: account.confirmedAt,
      })),
    );
    await insertSocial(tx, random, people, now);
    for (const account of accounts) {
      const amount = account.id === buyer.id ? DEMO_CREDITS - BOUGHT_CREDITS : DEMO_CREDITS;
      const gift = { kind: 'demo', reference: 'seed', amount } as const;
      await grant(servicesAt(services, account.signupDate.getTime()), tx, account.id, gift);
    }
  });
  await seedPurchases(services, buyer.id);
  await block(services, services.db, 'iban', BLOCKED_IBAN);
  // Index-only scans need the visibility map, good plans the statistics.
  await services.db.execute(sql`vacuum analyze members`);
}

/** When somebody was last here: mostly in the last days, never in the last minutes, as nobody really is. */
const inventActivity = (random: Random, now: number): number =>
  now - 10 * MINUTE - Math.floor(random.next() ** 3 * 45 * 24 * 60) * MINUTE;

/** A portrait of the right gender and time of life; neighbours in the list get different ones. */
function pickPortrait(
  portraits: readonly StoredPortrait[],
  person: Seeded,
  index: number,
): StoredPortrait {
  const isSenior = ageOn(person.birthDate, SEED_DATE) >= SENIOR_AGE;
  const fitting = portraits.filter(
    (portrait) => portrait.gender === person.gender && portrait.senior === isSenior,
  );
  const portrait = fitting[Math.floor(index / 2) % fitting.length];
  if (portrait === undefined) throw new Error('too few portraits were drawn');
  return portrait;
}

function photoRow(random: Random, person: Seeded, picture: StoredPortrait) {
  const { names, width, height, placeholder } = picture;
  return {
    memberId: person.id,
    id: random.uuid(person.signupDate.getTime()),
    status: 'active',
    position: 0,
    ...names,
    width,
    height,
    placeholder,
    createdAt: person.signupDate,
    decidedAt: person.signupDate,
  } satisfies typeof photos.$inferInsert;
}

/** Likes, matches and conversations of the log-in accounts, with members of the other gender in their country. */
async function insertSocial(
  tx: Tx,
  random: Random,
  people: readonly Seeded[],
  now: number,
): Promise<void> {
  const [anna, bram] = ACCOUNTS;
  if (anna === undefined || bram === undefined) throw new Error('the accounts are missing');
  const rows = noRows();
  for (const account of [anna, bram]) {
    const near = people.filter(
      (person) => person.gender !== account.gender && person.country === account.country,
    );
    const labelled = near.filter((person) => person.kind === 'fictional').slice(0, 1);
    const others: Other[] = [...labelled, ...random.sample(near, 28)];
    const different = [...new Map(others.map((other) => [other.id, other])).values()];
    addLikes(rows, random, account.id, different, now);
    const partners = [...different.slice(20, 21), ...labelled, ...different.slice(21)];
    addDemoConversations(rows, random, account.id, partners, now);
  }
  addLike(rows, anna.id, bram.id, now - 26 * 60 * MINUTE, true);
  addLike(rows, bram.id, anna.id, now - 25 * 60 * MINUTE, true);
  addAccountsConversation(rows, random, anna.id, bram.id, now);
  await tx.insert(likesGiven).values(rows.likesGiven);
  await tx.insert(likesReceived).values(rows.likesReceived);
  await tx.insert(conversations).values(rows.conversations);
  // The list's order is the order of insertion.
  const sides = rows.sides.toSorted(
    (one, other) => Number(one.lastMessageAt) - Number(other.lastMessageAt),
  );
  await tx.insert(conversationMembers).values(sides);
  await tx.insert(messages).values(rows.messages);
}

async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await insert(rows.slice(start, start + CHUNK));
  }
}
