/** What goes from the database when a member is erased: as declared in `export/personal-data.ts`, and the tables that need more. */
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/connection.ts';
import {
  complaints,
  emailChanges,
  emailClaims,
  mailOutbox,
  mailQueue,
  members,
  operatorActions,
  orders,
  reports,
} from '../../db/schema.ts';
import { PERSONAL_DATA, rowsOf } from '../export/personal-data.ts';

/** An address that was the member's, and until when. */
export interface Address {
  readonly email: string;
  readonly until: Date | null;
}

/** The addresses that the member confirmed. Those that were only typed may be anybody's. */
export async function addressesOf(tx: Tx, memberId: string): Promise<Address[]> {
  const claimed = await tx
    .select({ email: emailClaims.email })
    .from(emailClaims)
    .where(and(eq(emailClaims.memberId, memberId), isNotNull(emailClaims.confirmedAt)));
  const before = await tx
    .select({ email: emailChanges.oldEmail, until: emailChanges.releasedAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), isNotNull(emailChanges.releasedAt)));
  return [...claimed.map(({ email }) => ({ email, until: null })), ...before];
}

export async function eraseRows(
  tx: Tx,
  memberId: string,
  addresses: readonly Address[],
): Promise<void> {
  await eraseMails(tx, memberId, addresses);
  await eraseComplaints(tx, memberId, addresses);
  await eraseDeclared(tx, [memberId]);
  await eraseConversations(tx, memberId);
  await tx
    .update(orders)
    .set({ redirectUrl: null, savedMethodId: null })
    .where(eq(orders.memberId, memberId));
  await tx.update(members).set({ firstMember: null }).where(eq(members.firstMember, memberId));
  await emptyMember(tx, memberId);
}

/** The rows that go as declared, what operators did, and the words of the members' reports. */
export async function eraseDeclared(tx: Tx, memberIds: readonly string[]): Promise<void> {
  // Decisions never change, but for this (migration 0001).
  await tx.execute(sql`set local velours.erasure = 'on'`);
  // First, as it is the member's own rows that lead to them.
  for (const [table, { mirror }] of Object.entries(PERSONAL_DATA)) {
    if (mirror === undefined) continue;
    await tx.execute(sql`
      with own as materialized (
        select member_id, other_id from ${sql.identifier(mirror)} where member_id in ${memberIds})
      delete from ${sql.identifier(table)} theirs using own
      where theirs.member_id = own.other_id and theirs.other_id = own.member_id`);
  }
  for (const [table, rule] of Object.entries(PERSONAL_DATA)) {
    if (!('rows' in rule.erasure)) continue;
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${rowsOf(rule, rule.erasure.rows, memberIds)}`,
    );
  }
  await tx
    .delete(operatorActions)
    .where(
      and(
        inArray(operatorActions.memberId, memberIds),
        ne(operatorActions.action, 'member_erased'),
      ),
    );
  await tx.update(reports).set({ text: '' }).where(inArray(reports.reporterId, memberIds));
}

/** The member's side goes; the other's shows their own last message, and goes where there is none. All by the member's own sides. */
async function eraseConversations(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    update conversation_members c set
      unread = 0,
      last_message_id = m.id,
      last_message_position = m.position,
      last_message_text = m.text,
      last_message_kind = coalesce(m.kind, 'text'),
      last_message_sender = m.sender,
      last_message_at = m.sent_at
    from conversation_members own
    left join lateral (
      select id, position, text, kind, sender, sent_at from messages
      where conversation_id = own.conversation_id order by position desc limit 1
    ) m on true
    where own.member_id = ${memberId}::uuid
      and c.member_id = own.other_id and c.conversation_id = own.conversation_id`);
  await tx.execute(sql`
    delete from conversation_members c using conversation_members own
    where own.member_id = ${memberId}::uuid
      and c.member_id = own.other_id and c.conversation_id = own.conversation_id
      and c.last_message_id is null`);
  await tx.execute(sql`
    delete from conversations v using conversation_members own
    where own.member_id = ${memberId}::uuid and v.id = own.conversation_id
      and not exists (
        select 1 from conversation_members c
        where c.member_id = own.other_id and c.conversation_id = own.conversation_id)`);
  await tx.execute(sql`delete from conversation_members where member_id = ${memberId}::uuid`);
}

/**
 * Mails that wait or, in the demo's stand-in for the mail server, lie there: the member's own, and those to an address of theirs that are
 * for no other account.
 */
async function eraseMails(tx: Tx, memberId: string, addresses: readonly Address[]): Promise<void> {
  const theirs = addresses.filter(({ until }) => until === null).map(({ email }) => email);
  const queued = tx
    .select({ email: mailQueue.toAddress })
    .from(mailQueue)
    .where(eq(mailQueue.memberId, memberId));
  await tx
    .delete(mailOutbox)
    .where(or(inArray(mailOutbox.toAddress, queued), inArray(mailOutbox.toAddress, theirs)));
  await tx.delete(mailQueue).where(eq(mailQueue.memberId, memberId));
  const another = tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, mailQueue.memberId));
  await tx.delete(mailQueue).where(and(inArray(mailQueue.toAddress, theirs), notExists(another)));
}

/** The member's own, and a visitor's from an address while it was the member's. */
const eraseComplaints = (tx: Tx, memberId: string, addresses: readonly Address[]) =>
  tx
    .delete(complaints)
    .where(
      or(
        eq(complaints.memberId, memberId),
        ...addresses.map(({ email, until }) =>
          and(
            isNull(complaints.memberId),
            eq(complaints.email, email),
            until === null ? undefined : lte(complaints.createdAt, until),
          ),
        ),
      ),
    );

/** What a column that may not be empty holds in a row about nobody. */
const EMPTY = {
  email: '',
  name: '',
  passwordHash: '',
  birthDate: '1900-01-01',
  status: 'deleted',
} as const;

/** Under the pseudonym, to which nothing leads: the times of sign-up and of the last visit. */
const KEPT: ReadonlySet<string> = new Set(['id', 'kind', 'signupDate', 'lastActiveAt']);

/** Every column, also one that is added later: what may be empty is emptied, the rest gets what a new row would have. */
async function emptyMember(tx: Tx, memberId: string): Promise<void> {
  const columns = Object.entries(getTableColumns(members)).filter(([name]) => !KEPT.has(name));
  const values = columns.map(([name, column]) => {
    if (name in EMPTY) return [name, EMPTY[name as keyof typeof EMPTY]];
    if (!column.notNull) return [name, null];
    return [name, sql`default`];
  });
  await tx
    .update(members)
    .set(Object.fromEntries(values) as Partial<typeof members.$inferInsert>)
    .where(eq(members.id, memberId));
}
