/** Members for tests. */
import { untimedId } from '../ids.ts';
import { members } from '../db/schema.ts';
import { grant, openWallet } from '../domain/credits/ledger.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import { emailClaims } from '../db/schema.ts';
import type { Services } from '../context.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export type NewMember = Partial<typeof members.$inferInsert> & { readonly credits?: number };

let counter = 0;

/** Of a password nobody knows, as cheap to verify as may be: this member never logs in with a password. */
const TEST_PASSWORD_HASH = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** An active member with a wallet; `credits` are granted through the ledger. */
export async function makeMember(services: Services, values: NewMember = {}): Promise<MemberRow> {
  const { credits = 0, ...columns } = values;
  counter += 1;
  const number = counter;
  const now = new Date(services.clock());
  const id = untimedId();
  const status = columns.status ?? 'active';
  return services.db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        id,
        email: `member-${number}@test.velours.test`,
        name: `Member ${number}`,
        passwordHash: TEST_PASSWORD_HASH,
        birthDate: '1990-05-17',
        gender: 'female',
        country: 'NL',
        countryregion: 'NL-NH',
        status,
        signupDate: now,
        confirmedAt: status === 'not_confirmed' ? null : now,
        lastActiveAt: now,
        ...columns,
      })
      .returning();
    if (member === undefined) throw new Error('The member was not returned');
    await tx.insert(emailClaims).values({
      email: member.email,
      memberId: id,
      createdAt: now,
      confirmedAt: status === 'not_confirmed' ? null : now,
    });
    await openWallet(services, tx, id);
    await grant(services, tx, id, { kind: 'adjustment', reference: 'test', amount: credits });
    return member;
  });
}

/** A client with a session of the member. */
export async function clientOf(test: TestApp, member: MemberRow): Promise<Client> {
  const client = test.client();
  client.cookies.set(
    'session',
    await openSession(test.services, test.services.db, member.id, 'test'),
  );
  return client;
}

/** A member with a client of their own. */
export interface Person {
  readonly member: MemberRow;
  readonly client: Client;
}

export async function makePerson(test: TestApp, values: NewMember = {}): Promise<Person> {
  const member = await makeMember(test.services, values);
  return { member, client: await clientOf(test, member) };
}
