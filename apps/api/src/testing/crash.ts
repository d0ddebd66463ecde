/**
 * Members who keep reading, writing and buying while the process is killed under them, or its database restarted: every
 * call is repeated under its own key until it is answered, as the client does, and what was answered is kept to be compared with the
 * database afterwards.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../seed/random.ts';
import type { Outcome } from '../ports/payments/sandbox-bank.ts';

export interface Caller {
  readonly id: string;
  readonly session: string;
}

/** Orders by their id: whose, and the end that the bank was told to give it; null where it has not started the payment. */
export type Ordered = Map<string, { readonly member: string; readonly end: string | null }>;

export interface Answered {
  readonly status: number;
  readonly body: string;
}

export interface CallOptions {
  /** @default POST where something is sent, else GET */
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly form?: string;
  /** Sent as a browser's form with one file. */
  readonly photo?: Uint8Array<ArrayBuffer>;
  /** Ends the connection in the middle of the call. */
  readonly signal?: AbortSignal;
}

export interface AcknowledgedMessage {
  readonly id: string;
  readonly text: string;
  readonly conversation: string;
  readonly position: number;
}

/** Still running under a connection of the process that was killed, or without a database for now. */
const AGAIN: ReadonlySet<number> = new Set([409, 503]);

const OUTCOMES = {
  completed: 'completed',
  duplicated: 'completed',
  'out-of-order': 'completed',
  silent: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<Outcome, string>>;
export type Ending = keyof typeof OUTCOMES;

class MissingRetryAfter extends Error {}

/** The calls of everybody, over one process after the other. */
export class CrashWorld {
  origin = '';
  /** No further round begins. */
  isOver = false;
  /** Messages that were acknowledged: their text, and their id. */
  readonly sent = new Map<string, string>();
  readonly ordered: Ordered = new Map();
  /** Ends of payments that the bank is about to tell. */
  settling = 0;
  /** How often each status was answered; 0 stands for no answer. */
  readonly seen = new Map<number, number>();
  /** The longest that an answer 503 took. */
  slowestRefusalMs = 0;
  #texts = 0;
  /** A call is repeated after so long. */
  protected readonly retryMs: number = 20;

  /** One call; null when nobody answered. */
  async call(path: string, caller: Caller, more: CallOptions = {}): Promise<Answered | null> {
    const { body, key, form, photo, signal } = more;
    const sent = photo === undefined ? (form ?? JSON.stringify(body)) : photoForm(photo);
    const begin = performance.now();
    const answered = await fetch(`${this.origin}${path}`, {
      method: more.method ?? (sent === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        cookie: `session=${caller.session}`,
        'sec-fetch-site': 'same-origin',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(sent !== undefined && { body: sent }),
      ...(signal && { signal }),
    })
      .then(async (response) => {
        const { status, headers } = response;
        // A caller has to be told when to come back.
        if (status === 503 && headers.get('retry-after') === null)
          throw new MissingRetryAfter(`503 without Retry-After: ${path}`);
        return { status, body: await response.text() };
      })
      .catch((error: unknown) => {
        if (error instanceof MissingRetryAfter) throw error;
        return null;
      });
    const status = answered?.status ?? 0;
    this.seen.set(status, (this.seen.get(status) ?? 0) + 1);
    if (status === 503)
      this.slowestRefusalMs = Math.max(this.slowestRefusalMs, performance.now() - begin);
    return answered;
  }

  /** Calls until it is answered. @throws for an answer that is neither the wanted one nor a reason to call again */
  async until(status: number, work: () => Promise<Answered | null>): Promise<Answered> {
    for (;;) {
      const answer = await work();
      if (answer?.status === status) return answer;
      if (answer !== null && !AGAIN.has(answer.status))
        throw new Error(`answered ${answer.status} ${answer.body.slice(0, 300)}`);
      await delay(this.retryMs);
    }
  }

  /** Sends one message after another. */
  async write(sender: Caller, recipient: string): Promise<void> {
    while (!this.isOver) await this.writeOnce(sender, recipient);
  }

  async writeOnce(sender: Caller, recipient: string): Promise<AcknowledgedMessage> {
    this.#texts += 1;
    const text = `message ${this.#texts}`;
    const key = randomUUID();
    const body = { profile: recipient, text };
    const answer = await this.until(201, () =>
      this.call('/api/messages.php', sender, { body, key }),
    );
    const { message } = JSON.parse(answer.body) as { message: AcknowledgedMessage };
    this.sent.set(text, message.id);
    return message;
  }

  /** Reads one page after another. */
  async read(reader: Caller, paths: readonly string[]): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      await this.until(200, () => this.call(paths[turn % paths.length] ?? '', reader));
    }
  }

  /** Places one order after another, ends each at the bank, and comes back from there. */
  async buy(buyer: Caller, order: object, random: Random): Promise<void> {
    while (!this.isOver) await this.buyOnce(buyer, order, random);
  }

  async buyOnce(buyer: Caller, order: object, random: Random): Promise<void> {
    const key = randomUUID();
    const made = await this.until(201, () =>
      this.call('/api/order.php', buyer, { body: order, key }),
    );
    const { id, redirect_url: page } = readOrder(made);
    this.ordered.set(id, { member: buyer.id, end: null });
    // Killed before it has asked the bank: a job asks half a minute later, which nobody waits for here.
    if (page === null) return;
    const ending = random.pick(Object.keys(OUTCOMES) as Ending[]);
    this.ordered.set(id, { member: buyer.id, end: OUTCOMES[ending] });
    this.settling += 1;
    await this.endPayment(buyer, new URL(page), ending);
    this.settling -= 1;
    await this.comeBack(buyer, id);
  }

  /** What the buyer does at the bank, whose page it is. */
  protected async endPayment(buyer: Caller, page: URL, ending: Ending): Promise<void> {
    const form = `outcome=${ending}`;
    await this.until(303, () => this.call(page.pathname, buyer, { form }));
  }

  /** Looks at an order until it has its end. */
  async comeBack(buyer: Caller, id: string): Promise<string> {
    for (;;) {
      const answer = await this.until(200, () => this.call(`/api/order.php?id=${id}`, buyer));
      const { status } = readOrder(answer);
      if (status !== 'pending') return status;
      await delay(100);
    }
  }
}

const readOrder = ({ body }: Answered) =>
  (JSON.parse(body) as { order: { id: string; status: string; redirect_url: string | null } })
    .order;

function photoForm(photo: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}
