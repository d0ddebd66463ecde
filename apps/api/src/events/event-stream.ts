/**
 * The live stream of one member (GET events.php): server-sent events over the event bus. The bus carries ids only; what a
 * member may read is loaded here, for this member.
 *
 * A stream is a convenience over the reads that the site does anyway, so it may drop itself at any time: a client that is
 * too slow, or whose session ended, is disconnected, comes back with the id of its last event, and is sent what it missed or told to load everything again.
 */
import { and, eq, or } from 'drizzle-orm';
import type { ServerResponse } from 'node:http';
import type { Services } from '../context.ts';
import { isDatabaseAway } from '../db/away.ts';
import { messages } from '../db/schema.ts';
import { lastBan } from '../domain/bans/bans.ts';
import { messageView } from '../domain/chat/view.ts';
import { loadCards } from '../domain/members/profile-cards.ts';
import type { Reply } from '../http/request.ts';
import { holdsStill, openSessions, sessionKey } from '../domain/sessions/sessions.ts';
import type { LiveEvent } from './bus.ts';
import { loadAnew, loadOnce } from './load-once.ts';
import type { Load } from './load-once.ts';

/** Proxies and phones close what is silent for longer; the contract promises a comment this often. */
export const HEARTBEAT_MS = 25_000;
/** Events that wait for a slow client; one more and it is disconnected. */
export const MOST_WAITING = 256;

/** Who has missed more than this loads everything again. */
const MOST_MISSED = MOST_WAITING / 2;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

type Named = { readonly name: string; readonly data: unknown };

const textOf = ({ name, data }: Named, id: string): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** All that who is banned is told: that they are. So a page whose stream was down when the ban came learns it as the others did. */
export async function tellBan({ db }: Services, reply: Reply, memberId: string): Promise<void> {
  const ban = await lastBan(db, memberId);
  const { raw } = reply.hijack();
  raw.writeHead(200, HEADERS);
  raw.write(textOf({ name: 'hello', data: {} }, ''));
  const told = ban && { about: 'decision', reference: ban.reference };
  raw.end(told && textOf({ name: 'safety', data: told }, ''));
}

/** A stream of the member over a response that is taken over; `streams.ts` opens it. */
export class EventStream {
  readonly #services: Services;
  readonly #out: ServerResponse;
  readonly #memberId: string;
  readonly #language: string;
  readonly #session: string;
  readonly #shown: (data: unknown) => unknown;
  readonly #unsubscribe: (() => void)[] = [];
  #heartbeat: NodeJS.Timeout | undefined;
  /** The last event in hand: events are loaded and written one after the other, in the order they came. */
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(
    services: Services,
    out: ServerResponse,
    memberId: string,
    language: string,
    session: string,
    shown: (data: unknown) => unknown,
  ) {
    this.#services = services;
    this.#out = out;
    this.#memberId = memberId;
    this.#language = language;
    this.#session = session;
    this.#shown = shown;
  }

  /** @param lastSeen the id of the last event that the client has seen; undefined where it begins */
  begin(lastSeen: string | undefined): void {
    // Subscribed before `hello`, with what was missed read in the same moment: nothing is missed in between, nor sent twice.
    const { events } = this.#services;
    const known = lastSeen === undefined ? [] : events.after(this.#memberId, lastSeen);
    const missed = known !== null && known.length > MOST_MISSED ? null : known;
    const last = events.lastId();
    this.#unsubscribe.push(
      events.subscribe(this.#memberId, (event, id) => {
        this.#enqueue(() => this.#forward(event, id, loadOnce));
      }),
      events.onGap(() => {
        const since = events.lastId();
        this.#enqueue(() => this.#reload(since));
      }),
    );
    this.#out.writeHead(200, HEADERS);
    this.#out.write('retry: 1000\n\n');
    // It goes on from the last event of all, or from where it was until what it missed is sent.
    this.#enqueue(() => this.#send({ name: 'hello', data: {} }, missed?.length ? lastSeen : last));
    if (missed === null) this.#enqueue(() => this.#reload(last));
    for (const { event, id } of missed ?? []) {
      // Nobody types any more.
      if (event.type !== 'typing') this.#enqueue(() => this.#forward(event, id, loadAnew));
    }
    this.#heartbeat = setInterval(() => this.#enqueue(() => this.#beat()), HEARTBEAT_MS);
  }

  /** @param retryMs when the client shall come back */
  end(retryMs?: number): void {
    this.release();
    // Who does not read what was sent reads no end either.
    if (this.#out.writableNeedDrain) this.#out.destroy();
    else this.#out.end(retryMs === undefined ? '' : `retry: ${retryMs}\n\n`);
  }

  release(): void {
    clearInterval(this.#heartbeat);
    for (const unsubscribe of this.#unsubscribe.splice(0)) unsubscribe();
  }

  #enqueue(step: () => Promise<void>): void {
    if (this.#isOver()) return;
    if (this.#waiting >= MOST_WAITING) {
      this.release();
      this.#out.destroy();
      return;
    }
    this.#waiting += 1;
    this.#tail = this.#tail
      .then(() => (this.#isOver() ? undefined : step()))
      .catch((error: unknown) => {
        // The client comes back and loads everything again.
        if (!isDatabaseAway(error)) this.#services.log.error({ err: error }, 'event stream');
        this.end();
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  #isOver(): boolean {
    return this.#out.writableEnded || this.#out.destroyed;
  }

  async #beat(): Promise<void> {
    // While the database is away nobody can be logged out either.
    const stays = await holdsStill(this.#services, this.#session).catch((error: unknown) => {
      if (isDatabaseAway(error)) return true;
      throw error;
    });
    if (stays) await this.#write(': still here\n\n');
    else this.end();
  }

  async #forward(event: LiveEvent, id: string, load: Load): Promise<void> {
    // Log-out is told as a change of the member's own data.
    if (event.type === 'user') {
      const open = await load(event, () => openSessions(this.#services, this.#memberId));
      if (!open.has(sessionKey(this.#session))) return this.end();
    }
    const named = await this.#load(event, load);
    if (named === null) return;
    const { name, data } = named;
    await this.#send({ name, data: this.#shown(data) }, id);
  }

  /** The event as the contract has it, or null when what it told of is gone. */
  async #load(event: LiveEvent, load: Load): Promise<Named | null> {
    switch (event.type) {
      case 'message': {
        const row = await load(event, () => this.#loadMessage(event));
        if (row === undefined) return null;
        const message = messageView(row, this.#memberId, this.#language);
        return { name: 'message', data: { message } };
      }
      case 'like': {
        const { db } = this.#services;
        const [profile] = await load(event, () =>
          loadCards(this.#services, db, this.#memberId, [event.profile]),
        );
        return profile === undefined
          ? null
          : { name: 'like', data: { profile, match: event.match } };
      }
      case 'read': {
        const { conversation, reader, read_up_to } = event;
        return { name: 'read', data: { conversation, reader, read_up_to } };
      }
      case 'typing':
        return {
          name: 'typing',
          data: { conversation: event.conversation, member: event.member },
        };
      case 'order':
        return { name: 'order', data: { id: event.id, status: event.status } };
      case 'safety':
        return { name: 'safety', data: { about: event.about, reference: event.reference } };
      case 'user':
      case 'chats':
        return { name: event.type, data: {} };
      default:
        // Told by a newer version, beside which this one still runs.
        return null;
    }
  }

  async #loadMessage({ conversation, message }: LiveEvent & { readonly type: 'message' }) {
    const [row] = await this.#services.db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversation),
          eq(messages.id, message),
          or(eq(messages.sender, this.#memberId), eq(messages.recipient, this.#memberId)),
        ),
      );
    return row;
  }

  async #reload(since: string): Promise<void> {
    await this.#send({ name: 'user', data: {} }, since);
    await this.#send({ name: 'chats', data: {} }, since);
  }

  #send(named: Named, id = ''): Promise<void> {
    return this.#write(textOf(named, id));
  }

  /** Resolves when the client has room again: meanwhile events wait in the queue, up to its bound. */
  #write(text: string): Promise<void> {
    if (this.#isOver() || this.#out.write(text)) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        this.#out.off('drain', go).off('close', go);
        resolve();
      };
      this.#out.once('drain', go).once('close', go);
    });
  }
}
