/**
 * Limits that hold over every process: counters in PostgreSQL (rate-limiter-flexible). Attempts are counted before the
 * work they guard, so parallel ones cannot slip through. Keys are hashed: the table holds no address.
 */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import type { ProblemCode } from '@velours/openapi/types';
import { ProblemError } from '../domain/problem.ts';

export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** How long the key stays blocked once the points are used up; the rest of the window where not given. */
  readonly blockSeconds?: number;
  /** So many tries are counted at once, and a process spends them before it counts again: a read is not to cost a write. @default 1 */
  readonly ahead?: number;
  readonly code: Extract<
    ProblemCode,
    'too_many_attempts' | 'too_many_codes' | 'too_many_mails' | 'too_many_requests'
  >;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LOOKS = { code: 'too_many_requests', ahead: 10 } as const;

/** The limits of production. */
export const LIMITS = {
  logInByAccountAndCaller: {
    points: 10,
    seconds: 15 * MINUTE,
    blockSeconds: 15 * MINUTE,
    code: 'too_many_attempts',
  },
  logInByAccount: { points: 30, seconds: 5 * MINUTE, code: 'too_many_attempts' },
  logInByDevice: {
    points: 20,
    seconds: 15 * MINUTE,
    blockSeconds: 15 * MINUTE,
    code: 'too_many_attempts',
  },
  logInByCaller: {
    points: 60,
    seconds: 15 * MINUTE,
    blockSeconds: 15 * MINUTE,
    code: 'too_many_attempts',
  },
  signUpByCaller: { points: 20, seconds: HOUR, code: 'too_many_attempts' },
  activationByCaller: { points: 60, seconds: HOUR, code: 'too_many_attempts' },
  /** Mails that anybody can have sent by typing an address: few for who types it, and a ceiling for the mailbox. */
  mailByAddressAndCaller: { points: 5, seconds: 24 * HOUR, code: 'too_many_mails' },
  mailByAddress: { points: 30, seconds: 24 * HOUR, code: 'too_many_mails' },
  mailByCaller: { points: 30, seconds: 24 * HOUR, code: 'too_many_mails' },
  /** Calls that have been counted: as often are they tried again for nothing (`CountOnce`), which is more than a client does by itself. */
  callByKey: { points: 10, seconds: HOUR, code: 'too_many_requests' },
  passwordByMember: { points: 10, seconds: 15 * MINUTE, code: 'too_many_attempts' },
  passkeyByCaller: { points: 60, seconds: 15 * MINUTE, code: 'too_many_attempts' },
  linkByCaller: { points: 60, seconds: HOUR, code: 'too_many_attempts' },
  mailChangeByMember: { points: 6, seconds: 24 * HOUR, code: 'too_many_mails' },
  resetByAddressAndCaller: { points: 5, seconds: 24 * HOUR, code: 'too_many_mails' },
  resetByAddress: { points: 30, seconds: 24 * HOUR, code: 'too_many_mails' },
  resetByCaller: { points: 30, seconds: 24 * HOUR, code: 'too_many_mails' },
  reportByMember: { points: 30, seconds: 24 * HOUR, code: 'too_many_requests' },
  complaintByMember: { points: 5, seconds: 24 * HOUR, code: 'too_many_requests' },
  complaintByCaller: { points: 10, seconds: 24 * HOUR, code: 'too_many_requests' },
  complaintByAddressAndCaller: { points: 5, seconds: 24 * HOUR, code: 'too_many_requests' },
  complaintByAddress: { points: 30, seconds: 24 * HOUR, code: 'too_many_requests' },
  bounceByCaller: { points: 120, seconds: HOUR, code: 'too_many_requests' },
  /** Each makes a session at whoever checks ages; many visitors of a mobile network share an address. */
  ageCheckByCaller: { points: 120, seconds: HOUR, code: 'too_many_requests' },
  /** Of a check that was begun its maker is asked how it ended. */
  resultByAgeCheck: { points: 20, seconds: MINUTE, code: 'too_many_requests' },
  /** Calls to the payment webhook that nobody signed, by order; and the job that asks later where they are too many. */
  webhookByOrder: { points: 10, seconds: MINUTE, code: 'too_many_requests' },
  webhookLaterByOrder: { points: 1, seconds: MINUTE, code: 'too_many_requests' },
  /** Calls to it that cannot be read, or are not the provider's. */
  webhookRefusedByCaller: { points: 60, seconds: HOUR, code: 'too_many_requests' },
  photoByMember: { points: 120, seconds: HOUR, code: 'too_many_requests' },
  /** Each makes a payment at the provider. */
  orderByMember: { points: 20, seconds: HOUR, code: 'too_many_requests' },
  /** Discount codes that nobody has. */
  guessByMember: { points: 20, seconds: HOUR, code: 'too_many_requests' },
  /** Likes, likes taken back, and answers in the swipe game: three a second, for as long as a thumb can. */
  likeByMember: { points: 30, seconds: 10, code: 'too_many_requests' },
  /** Profiles of others, and lists that deal them: more than anybody reads, and not everybody there is. Visitors may share an address with many. */
  profileByMember: { points: 600, seconds: HOUR, ...LOOKS },
  profileDailyByMember: { points: 3000, seconds: 24 * HOUR, ...LOOKS },
  profileByCaller: { points: 1200, seconds: HOUR, ...LOOKS },
  profileDailyByCaller: { points: 6000, seconds: 24 * HOUR, ...LOOKS },
  // With each profile comes a list of those like it, with each twenty swipes a deck.
  listByMember: { points: 1500, seconds: HOUR, ...LOOKS },
  listDailyByMember: { points: 7500, seconds: 24 * HOUR, ...LOOKS },
  listByCaller: { points: 3000, seconds: HOUR, ...LOOKS },
  listDailyByCaller: { points: 15_000, seconds: 24 * HOUR, ...LOOKS },
  typingByMember: { points: 60, seconds: MINUTE, code: 'too_many_requests' },
  gifSearchByMember: { points: 60, seconds: MINUTE, code: 'too_many_requests' },
  codeByPhoneAndMember: { points: 6, seconds: 24 * HOUR, code: 'too_many_codes' },
  codeByPhone: { points: 30, seconds: 24 * HOUR, code: 'too_many_codes' },
  codeByMember: { points: 12, seconds: 24 * HOUR, code: 'too_many_codes' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type LimitTable = Readonly<Record<LimitName, Limit>>;

const MANY = 10_000_000;

/** The demo: everyone on one machine is one caller, so limits by caller are wide; those by address hold. */
export const RELAXED_LIMITS: LimitTable = {
  ...LIMITS,
  logInByCaller: { ...LIMITS.logInByCaller, points: 10_000 },
  signUpByCaller: { ...LIMITS.signUpByCaller, points: 10_000 },
  activationByCaller: { ...LIMITS.activationByCaller, points: 10_000 },
  mailByCaller: { ...LIMITS.mailByCaller, points: 10_000 },
  linkByCaller: { ...LIMITS.linkByCaller, points: 10_000 },
  resetByCaller: { ...LIMITS.resetByCaller, points: 10_000 },
  complaintByCaller: { ...LIMITS.complaintByCaller, points: 10_000 },
  bounceByCaller: { ...LIMITS.bounceByCaller, points: 10_000 },
  ageCheckByCaller: { ...LIMITS.ageCheckByCaller, points: 10_000 },
  codeByMember: { ...LIMITS.codeByMember, points: 10_000 },
  photoByMember: { ...LIMITS.photoByMember, points: 10_000 },
  // Its members are everybody's who tries it, and those of a bench.
  profileByMember: { ...LIMITS.profileByMember, points: MANY },
  profileDailyByMember: { ...LIMITS.profileDailyByMember, points: MANY },
  profileByCaller: { ...LIMITS.profileByCaller, points: MANY },
  profileDailyByCaller: { ...LIMITS.profileDailyByCaller, points: MANY },
  listByMember: { ...LIMITS.listByMember, points: MANY },
  listDailyByMember: { ...LIMITS.listDailyByMember, points: MANY },
  listByCaller: { ...LIMITS.listByCaller, points: MANY },
  listDailyByCaller: { ...LIMITS.listDailyByCaller, points: MANY },
  orderByMember: { ...LIMITS.orderByMember, points: MANY },
  guessByMember: { ...LIMITS.guessByMember, points: 10_000 },
};

/** A key has as many parts as its limit's name says: an address, and the caller who typed it. */
export interface RateLimits {
  /** Counts one try. @throws ProblemError 429 with the minutes left when there were too many */
  consume(limit: LimitName, ...key: readonly string[]): Promise<void>;
  /** Counts one try; false when there were too many. */
  isWithin(limit: LimitName, ...key: readonly string[]): Promise<boolean>;
  /** Whether a try has been counted; counts none. */
  isKnown(limit: LimitName, ...key: readonly string[]): Promise<boolean>;
  /** Takes back one try that turned out to be none. */
  giveBack(limit: LimitName, ...key: readonly string[]): Promise<void>;
  /** Forgets the tries of a key (a log-in that succeeded). */
  reset(limit: LimitName, ...key: readonly string[]): Promise<void>;
}

export function createRateLimits(storeClient: pg.Pool, table: LimitTable): RateLimits {
  const limiters = new Map(
    (Object.entries(table) as [LimitName, Limit][]).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: name === 'logInByAccount',
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        blockDuration: limit.blockSeconds ?? 0,
        // Whoever is over it costs no write for each further try.
        ...(limit.ahead !== undefined && { inMemoryBlockOnConsumed: limit.points }),
      }),
    ]),
  );
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (found === undefined) throw new Error(`No limit ${name}`);
    return found;
  };
  const spare = new Spare();
  /** The refusal, or null. */
  const count = async (name: LimitName, key: readonly string[]): Promise<RateLimiterRes | null> => {
    const { ahead = 1 } = table[name];
    const hash = hashed(key);
    if (spare.take(`${name} ${hash}`)) return null;
    try {
      const { msBeforeNext } = await limiter(name).consume(hash, ahead);
      spare.add(`${name} ${hash}`, ahead - 1, msBeforeNext);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  };
  return {
    consume: async (name, ...key) => {
      const refusal = await count(name, key);
      if (refusal === null) return;
      const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000));
      throw new ProblemError(table[name].code, { retry_after_minutes: minutes });
    },
    isWithin: async (name, ...key) => (await count(name, key)) === null,
    isKnown: async (name, ...key) => (await limiter(name).get(hashed(key))) !== null,
    giveBack: async (name, ...key) => {
      await limiter(name).reward(hashed(key));
    },
    reset: async (name, ...key) => {
      spare.forget(`${name} ${hashed(key)}`);
      await limiter(name).delete(hashed(key));
    },
  };
}

/** Keys of which tries are kept; those of the oldest are forgotten beyond it, and count as spent. */
const MOST_SPARE = 20_000;

/** Tries that this process has counted and not spent. */
class Spare {
  readonly #left = new Map<string, { tries: number; readonly until: number }>();

  take(key: string): boolean {
    const left = this.#left.get(key);
    if (left === undefined) return false;
    const isLeft = left.until > performance.now();
    left.tries -= 1;
    if (left.tries === 0 || !isLeft) this.#left.delete(key);
    return isLeft;
  }

  forget(key: string): void {
    this.#left.delete(key);
  }

  add(key: string, tries: number, forMs: number): void {
    if (tries === 0) return;
    const now = performance.now();
    const before = this.#left.get(key);
    // Several at once may each have counted.
    const kept = before !== undefined && before.until > now ? before.tries : 0;
    if (this.#left.size >= MOST_SPARE) this.#left.delete(this.#left.keys().next().value ?? '');
    this.#left.set(key, { tries: tries + kept, until: now + forMs });
  }
}

const hashed = (key: readonly string[]) =>
  createHash('sha256').update(key.join(' ')).digest('base64url').slice(0, 32);
