/** A password that was proved, and another that is set before what it was proved for is done. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../db/connection.ts';
import { passkeys, sessions } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/members.ts';
import { Passkey } from '../../testing/passkey.ts';
import type { MemberRow } from '../members/members.ts';
import { hashPassword } from '../members/passwords.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { lockPresent, setPassword } from './password.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse battery';

describe('[A01] while another password is set', async () => {
  const test = await createTestApp();
  const { db } = test.services;
  const passwordHash = await hashPassword(PASSWORD);
  const person = () => makePerson(test, { passwordHash });

  const isHeldUp = async () => {
    const { rowCount } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rowCount;
  };

  /** The answer of a call that has proved the old password, and waits for the change before it goes on. */
  async function meanwhile(
    { id }: MemberRow,
    call: () => Promise<LightMyRequestResponse>,
    also: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<LightMyRequestResponse> {
    const { answer } = await db.transaction(async (tx) => {
      const member = await lockPresent(tx, id);
      await also(tx);
      await setPassword(test.services, tx, member, { password: 'another one', origin: ORIGIN });
      const waiting = call();
      await expect.poll(isHeldUp).toBeGreaterThan(0);
      return { answer: waiting };
    });
    return answer;
  }

  const sessionsOf = ({ id }: MemberRow) =>
    db.select().from(sessions).where(eq(sessions.memberId, id));

  it('a log-in with the old one is refused as with a wrong one, and opens no session', async () => {
    const { member } = await person();
    const { email } = member;
    const answer = await meanwhile(member, () =>
      test.client().post('user.php', { email, password: PASSWORD }, { key: null }),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(answer.cookies).toEqual([]);
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('a sign-up that is repeated with the old one opens no session', async () => {
    const body = {
      email: 'twice@example.test',
      name: 'Noor',
      password: PASSWORD,
      date_of_birth: '1992-04-17',
    };
    const key = randomUUID();
    const call = () => test.client().post('signup.php', body, { key });
    const { id } = (await call()).json().user;
    const member = { id } as MemberRow;
    const answer = await meanwhile(member, call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('a log-in with a passkey that goes with it opens no session', async () => {
    const { member, client } = await person();
    const passkey = new Passkey(ORIGIN);
    const challenge = await client.post('passkey-challenge.php', { password: PASSWORD });
    const credential = passkey.create(challenge.json());
    await client.post('passkeys.php', { password: PASSWORD, credential });
    const browser = test.client();
    const start = (await browser.post('passkey-challenge.php', undefined)).json();
    const signed = passkey.get(start, challenge.json().user.id);
    const answer = await meanwhile(
      member,
      () => browser.post('passkey-login.php', signed),
      (tx) => removePasskeys(tx, member.id),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
    expect(await sessionsOf(member)).toEqual([]);
  });

  it('another address and a passkey that were asked for with the old one are refused at the password', async () => {
    const { member, client } = await person();
    const start = await client.post('passkey-challenge.php', { password: PASSWORD });
    const credential = new Passkey(ORIGIN).create(start.json());
    const added = await meanwhile(member, () =>
      client.post('passkeys.php', { password: PASSWORD, credential }),
    );
    const other = await person();
    const moved = await meanwhile(other.member, () =>
      other.client.post('mail-change.php', { email: 'other@new.test', password: PASSWORD }),
    );
    for (const answer of [added, moved])
      expect(answer.json().errors).toEqual([{ field: 'password', code: 'password_wrong' }]);
    expect(await db.select().from(passkeys).where(eq(passkeys.memberId, member.id))).toEqual([]);
  });
});
