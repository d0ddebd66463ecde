/**
 * Live events to members. Published inside a transaction as a NOTIFY of ids only (a payload holds at most 7,999 bytes,
 * and rows are read by who may read them), delivered at its commit to the one LISTEN connection of every process, and
 * from there to the subscribers of that process.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../db/connection.ts';
import { prepared } from '../db/prepared.ts';
import { keepClient } from '../db/kept-client.ts';

export type LiveEvent =
  | { readonly type: 'message'; readonly conversation: string; readonly message: string }
  | {
      readonly type: 'read';
      readonly conversation: string;
      readonly reader: string;
      /** A message's position. */
      readonly read_up_to: number;
    }
  | { readonly type: 'typing'; readonly conversation: string; readonly member: string }
  | { readonly type: 'like'; readonly profile: string; readonly match: boolean }
  /** An order has got an end. */
  | {
      readonly type: 'order';
      readonly id: string;
      readonly status: 'completed' | 'failed' | 'cancelled';
    }
  /** A report of the member was decided, or something was decided against the member. */
  | { readonly type: 'safety'; readonly about: 'report' | 'decision'; readonly reference: string }
  /** The member's own data (credits, status) changed: read it again. */
  | { readonly type: 'user' }
  /** The list of chats changed: read it again. */
  | { readonly type: 'chats' };

/** An event as it was heard; the id is the same in every process. */
export interface Heard {
  readonly id: string;
  readonly event: LiveEvent;
}

export type Subscriber = (event: LiveEvent, id: string) => void;

export interface EventBus {
  /** Tells the member, or each of them, when the transaction commits; never when it rolls back. */
  publish(executor: Executor, to: string | readonly string[], event: LiveEvent): Promise<void>;
  /** Calls back in this process for each event to the member, until the returned function is called. */
  subscribe(memberId: string, subscriber: Subscriber): () => void;
  /** The last event that this process has heard, to whomever: a stream that begins now goes on from there. */
  lastId(): string;
  /** What the member was told after this event; null where that is no longer known here. */
  after(memberId: string, id: string): readonly Heard[] | null;
  /** Calls back when the connection to the database was lost and is back: events may have been missed. */
  onGap(callback: () => void): () => void;
  /** Counts an answer that was refused while the database was away: told when it is back. */
  countRefusal(): void;
  close(): Promise<void>;
}

const CHANNEL = 'velours_events';

/** So many of the last events are remembered, of all members together: for who comes back after a moment. */
const REMEMBERED = 2_000;

type Told = Heard & { readonly memberId: string };

/** What is remembered begins with an event to nobody. */
const beginning = (): Told => ({ id: randomUUID(), event: { type: 'user' }, memberId: '' });

const notifyAll = prepared('notify', (db) =>
  db
    .select({ told: sql`pg_notify(${sql.raw(`'${CHANNEL}'`)}, told.payload)` })
    .from(sql`unnest(${sql.placeholder('payloads')}::text[]) told (payload)`),
);

/** Also tells the log when the database goes away and is back. */
export async function createEventBus(
  database: Database,
  log: FastifyBaseLogger,
): Promise<EventBus> {
  const subscribers = new Map<string, Set<Subscriber>>();
  const gaps = new Set<() => void>();
  /** The last events, oldest first: every process hears all of them in the order of their commits. */
  let heard = [beginning()];
  let refused = 0;
  const listener = await keepClient(database.target, {
    setUp: async (client) => {
      client.on('notification', ({ payload = '' }) => {
        const [memberId, event, id] = JSON.parse(payload) as [string, LiveEvent, string];
        heard.push({ id, event, memberId });
        if (heard.length > 2 * REMEMBERED) heard = heard.slice(-REMEMBERED);
        for (const subscriber of subscribers.get(memberId) ?? []) subscriber(event, id);
      });
      await client.query(`listen ${CHANNEL}`);
    },
    onLost: () => log.warn('the database is away'),
    onBack: () => {
      log.warn({ refused }, 'the database is back');
      refused = 0;
      // What came meanwhile is not among them.
      heard = [beginning()];
      for (const callback of gaps) callback();
    },
  });

  return {
    publish: async (executor, to, event) => {
      const payloads = (typeof to === 'string' ? [to] : to).map((memberId) =>
        JSON.stringify([memberId, event, randomUUID()]),
      );
      if (payloads.length > 0) await notifyAll(executor, { payloads });
    },
    subscribe: (memberId, subscriber) => {
      const known = subscribers.get(memberId) ?? new Set();
      subscribers.set(memberId, known.add(subscriber));
      return () => {
        known.delete(subscriber);
        if (known.size === 0 && subscribers.get(memberId) === known) subscribers.delete(memberId);
      };
    },
    lastId: () => heard.at(-1)?.id ?? '',
    after: (memberId, id) => {
      const index = heard.findIndex((one) => one.id === id);
      return index < 0 ? null : heard.slice(index + 1).filter((one) => one.memberId === memberId);
    },
    onGap: (callback) => {
      gaps.add(callback);
      return () => void gaps.delete(callback);
    },
    countRefusal: () => void (refused += 1),
    close: () => listener.close(),
  };
}
