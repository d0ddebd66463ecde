/** A page that is open: it reads what there is, hears what comes, and after each break goes on from the last event it heard. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '../crash.ts';
import { openLiveStream } from '../live-stream.ts';
import type { LiveStream } from '../live-stream.ts';
import type { ChaosLoad } from './load.ts';

interface ShownMessage {
  readonly id: string;
  readonly position: number;
}

export class Listener {
  readonly caller: Caller;
  readonly #load: ChaosLoad;
  /** Ids of the messages that the member has seen. */
  readonly seen = new Set<string>();
  #lastEvent: string | null = null;
  #stream: LiveStream | null = null;
  #isClosed = false;

  constructor(load: ChaosLoad, caller: Caller) {
    this.#load = load;
    this.caller = caller;
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
  }

  async listen(): Promise<void> {
    while (!this.#isClosed) {
      // What a connection that broke says does not matter.
      await this.#listenOnce().catch(() => undefined);
      await delay(50);
    }
  }

  async #listenOnce(): Promise<void> {
    const headers = this.#lastEvent === null ? undefined : { 'last-event-id': this.#lastEvent };
    const cookies = new Map([['session', this.caller.session]]);
    const stream = await openLiveStream(this.#load.anyOrigin(), cookies, headers);
    this.#stream = stream;
    const close = () => stream.close();
    this.#load.connections.addEventListener('abort', close);
    try {
      for (let event = await stream.next(); event !== null; event = await stream.next()) {
        const isFirst = this.#lastEvent === null;
        if (event.event === 'message')
          this.seen.add((event.data as { message: ShownMessage }).message.id);
        else if (event.event === 'chats' || isFirst) await this.#read();
        this.#lastEvent = event.id;
      }
    } finally {
      this.#load.connections.removeEventListener('abort', close);
      close();
    }
  }

  /** Reads every conversation back to what was seen. */
  async #read(): Promise<void> {
    const { chats } = await this.#get<{ chats: { conversation_id: string }[] }>('/api/chats.php');
    for (const { conversation_id: conversation } of chats) {
      for (let before: number | null = null; ;) {
        const place: string = before === null ? '' : `&before=${before}`;
        const page = await this.#get<{ messages: ShownMessage[]; has_more: boolean }>(
          `/api/messages.php?conversation=${conversation}${place}`,
        );
        const fresh = page.messages.filter(({ id }) => !this.seen.has(id));
        for (const { id } of fresh) this.seen.add(id);
        if (!page.has_more || fresh.length === 0) break;
        before = Math.min(...page.messages.map(({ position }) => position));
      }
    }
  }

  async #get<T>(path: string): Promise<T> {
    const answer = await this.#load.until(200, () => this.#load.call(path, this.caller));
    return JSON.parse(answer.body) as T;
  }
}
