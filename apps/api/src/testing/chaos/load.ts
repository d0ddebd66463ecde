/**
 * Members who sign up, write, like, buy, upload, read and leave while the system breaks: each call goes to either process, and again to
 * either one until it is answered. What was acknowledged is kept beside the system.
 */
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { Services } from '../../context.ts';
import { pushSubscriptions } from '../../db/schema.ts';
import { hashPassword } from '../../domain/members/passwords.ts';
import { openSession } from '../../domain/sessions/sessions.ts';
import type { Random } from '../../seed/random.ts';
import { CrashWorld } from '../crash.ts';
import type { AcknowledgedMessage, Answered, Caller, CallOptions, Ending } from '../crash.ts';
import { makeMember } from '../members.ts';
import { ORDER } from '../orders.ts';
import type { ChaosSystem } from './system.ts';

export const CREDITS = 1_000_000;
const MEMBERS = 50;
/** Those who send photos, and those who delete their account. */
const PHOTOGRAPHERS = 2;
const LEAVERS = 2;
/** Members with a browser that shows notifications. */
export const SUBSCRIBERS = 3;
const THINK_MS = 1_200;
const PASSWORD = 'correct horse battery';
const NOBODY: Caller = { id: '', session: '' };
const PAGES = ['/api/user.php', '/api/chats.php', '/api/members.php'];
/** PAY.'s codes for the ends. */
const CODES = { failed: [-63, 'DENIED'], cancelled: [-90, 'CANCEL'] } as const;

export interface SentMessage extends AcknowledgedMessage {
  readonly sender: string;
  readonly recipient: string;
}

export class ChaosLoad extends CrashWorld {
  readonly #system: ChaosSystem;
  readonly #random: Random;
  // Fifty members who call a system that is away keep it from coming back.
  protected override readonly retryMs = 200;
  #connections = new AbortController();
  members: readonly Caller[] = [];
  /** Those who delete their account. */
  leavers: readonly Caller[] = [];
  /** In the order of the acknowledgements. */
  readonly messages: SentMessage[] = [];
  /** Giver and receiver. */
  readonly likes = new Set<string>();
  readonly photos: { readonly member: string; readonly id: string }[] = [];
  /** Addresses, and the ids that were answered. */
  readonly signUps = new Map<string, string>();
  readonly left: string[] = [];
  /** What no member may meet. */
  readonly faults: string[] = [];

  constructor(system: ChaosSystem, random: Random) {
    super();
    this.#system = system;
    this.#random = random;
  }

  override call(path: string, caller: Caller, more: CallOptions = {}): Promise<Answered | null> {
    this.origin = this.anyOrigin();
    return super.call(path, caller, { signal: this.#connections.signal, ...more });
  }

  anyOrigin(): string {
    return this.#random.pick(this.#system.processes).origin;
  }

  /** Ends every connection of the members, whatever is on its way. */
  cut(): void {
    const ending = this.#connections;
    this.#connections = new AbortController();
    ending.abort();
  }

  /** Ends with the next cut. */
  get connections(): AbortSignal {
    return this.#connections.signal;
  }

  async arrive(services: Services): Promise<void> {
    const passwordHash = await hashPassword(PASSWORD);
    const caller = async (_: unknown, index: number): Promise<Caller> => {
      const { id } = await makeMember(services, {
        credits: CREDITS,
        paidUser: true,
        signupDate: new Date(0),
        email: `chaos-${randomUUID()}@test.velours.test`,
        ...(index < LEAVERS && { passwordHash }),
      });
      return { id, session: await openSession(services, services.db, id, 'test') };
    };
    const all = await Promise.all(Array.from({ length: MEMBERS }, caller));
    [this.leavers, this.members] = [all.slice(0, LEAVERS), all.slice(LEAVERS)];
    const createdAt = new Date();
    const subscription = ({ id: memberId }: Caller) => ({
      memberId,
      endpoint: `https://push.velours.test/${memberId}`,
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
      createdAt,
    });
    await services.db
      .insert(pushSubscriptions)
      .values(this.members.slice(0, SUBSCRIBERS).map(subscription));
  }

  /** Resolves when everybody is answered. */
  async live(): Promise<void> {
    const photo = new Uint8Array(
      await sharp({ create: { width: 64, height: 80, channels: 3, background: '#a52' } })
        .jpeg()
        .toBuffer(),
    );
    const living = [
      ...this.members.map((member, index) => this.#act(member, index)),
      ...this.members.slice(0, PHOTOGRAPHERS).map((member) => this.#upload(member, photo)),
      ...this.leavers.map((member) => this.#leave(member)),
      this.#signUp(),
    ];
    await Promise.all(
      living.map((one) => one.catch((error: Error) => void this.faults.push(error.message))),
    );
  }

  async #act(member: Caller, index: number): Promise<void> {
    const other = (offset: number) =>
      this.members[(index + offset) % this.members.length]?.id ?? '';
    while (!this.isOver) {
      await delay(this.#random.int(0, 2 * THINK_MS));
      const dice = this.#random.next();
      // Partners who write back: one and seven places further and before.
      if (dice < 0.6) await this.#send(member, other(this.#random.pick([1, -1, 7, -7]) + MEMBERS));
      else if (dice < 0.75) await this.#like(member, other(this.#random.int(1, 40)));
      else if (dice < 0.85) await this.buyOnce(member, ORDER, this.#random);
      else await this.until(200, () => this.call(this.#random.pick(PAGES), member));
    }
  }

  async #send(sender: Caller, recipient: string): Promise<void> {
    const message = await this.writeOnce(sender, recipient);
    this.messages.push({ ...message, sender: sender.id, recipient });
  }

  async #like(member: Caller, profile: string): Promise<void> {
    const key = randomUUID();
    await this.until(200, () => this.call('/api/like.php', member, { body: { profile }, key }));
    this.likes.add(`${member.id} ${profile}`);
  }

  async #upload(member: Caller, photo: Uint8Array<ArrayBuffer>): Promise<void> {
    for (let count = 0; !this.isOver && count < 20; count += 1) {
      const key = randomUUID();
      const answer = await this.until(201, () =>
        this.call('/api/photo.php', member, { photo, key }),
      );
      const made = JSON.parse(answer.body) as { photo: { id: string } };
      this.photos.push({ member: member.id, id: made.photo.id });
      await delay(this.#random.int(0, 2 * THINK_MS));
    }
  }

  async #signUp(): Promise<void> {
    while (!this.isOver) {
      const key = randomUUID();
      const email = `chaos-${key}@test.velours.test`;
      const body = { email, name: 'Newcomer', password: PASSWORD, date_of_birth: '1990-05-17' };
      const answer = await this.until(201, () =>
        this.call('/api/signup.php', NOBODY, { body, key }),
      );
      this.signUps.set(email, (JSON.parse(answer.body) as { user: { id: string } }).user.id);
      await delay(this.#random.int(0, THINK_MS));
    }
  }

  /** Likes somebody, writes, and deletes the account. */
  async #leave(member: Caller): Promise<void> {
    await this.#like(member, this.#random.pick(this.members).id);
    await this.#send(member, this.#random.pick(this.members).id);
    await delay(this.#random.int(0, 2 * THINK_MS));
    const asking = randomUUID();
    const asked = await this.until(200, () =>
      this.call('/api/deletion.php', member, { body: { password: PASSWORD }, key: asking }),
    );
    const { confirmation } = JSON.parse(asked.body) as { confirmation: string };
    const leaving = { method: 'DELETE', body: { confirmation, reason: null }, key: randomUUID() };
    await this.until(200, async () => {
      const answer = await this.call('/api/deletion.php', member, leaving);
      // Where the first answer was lost: the account is gone, and with it who could repeat the call.
      const isGone = answer?.status === 403 && answer.body.includes('authentication_required');
      return isGone ? { ...answer, status: 200 } : answer;
    });
    this.left.push(member.id);
  }

  /** The member pays at PAY., which tells it until it is understood. */
  protected override async endPayment(_: Caller, page: URL, ending: Ending): Promise<void> {
    const { bank } = this.#system;
    const order = [...bank.orders.values()].find(({ id }) => page.pathname.includes(id));
    if (order === undefined) throw new Error(`PAY. knows nothing of ${page.href}`);
    const [code, action] =
      ending === 'failed' || ending === 'cancelled' ? CODES[ending] : [100, 'PAID'];
    bank.setStatus(order.orderId, code, action);
    if (ending === 'silent') return;
    for (let told = 0; told < (ending === 'duplicated' ? 5 : 1); told += 1) {
      const tell = () => this.call(`/webhooks/payments?order_id=${order.orderId}`, NOBODY);
      while (!(await this.until(200, tell)).body.startsWith('TRUE')) await delay(this.retryMs);
    }
  }
}
