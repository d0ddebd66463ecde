/** What goes from the database when a member is erased: as declared in `export/personal-data.ts`, and the tables that need more. */
import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connection.ts';
import {
  complaints,
  emailChanges,
  emailClaims,
  mailOutbox,
  mailQueue,
  members,
  orders,
  reports,
} from '../../db/schema.ts';
import { PERSONAL_DATA } from '../export/personal-data.ts';

/** Every address the member ever had here. */
export async function addressesOf(tx: Tx, memberId: string): Promise<string[]> {
  const rows = [
    ...(await tx.select({ a: members.email }).from(members).where(eq(members.id, memberId))),
    ...(await tx
      .select({ a: emailClaims.email })
      .from(emailClaims)
      .where(eq(emailClaims.memberId, memberId))),
    ...(await tx
      .select({ a: emailChanges.oldEmail })
      .from(emailChanges)
      .where(eq(emailChanges.memberId, memberId))),
    ...(await tx
      .select({ a: emailChanges.newEmail })
      .from(emailChanges)
      .where(eq(emailChanges.memberId, memberId))),
    ...(await tx
      .select({ a: mailQueue.toAddress })
      .from(mailQueue)
      .where(eq(mailQueue.memberId, memberId))),
  ];
  return [...new Set(rows.map(({ a }) => a))].filter((address) => address !== '');
}

export async function eraseRows(
  tx: Tx,
  memberId: string,
  addresses: readonly string[],
): Promise<void> {
  // Decisions never change, but for this (migration 0001).
  await tx.execute(sql`set local velours.erasure = 'on'`);
  await eraseMails(tx, addresses);
  await eraseComplaints(tx, memberId, addresses);
  for (const [table, { erasure }] of Object.entries(PERSONAL_DATA)) {
    if (!('rows' in erasure)) continue;
    const isTheirs = erasure.rows.map(
      (column) => sql`${sql.identifier(column)} = ${memberId}::uuid`,
    );
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.join(isTheirs, sql` or `)}`,
    );
  }
  await eraseConversations(tx, memberId);
  await tx
    .update(orders)
    .set({ redirectUrl: null, savedMethodId: null })
    .where(eq(orders.memberId, memberId));
  await tx.update(reports).set({ text: '' }).where(eq(reports.reporterId, memberId));
  await tx.update(members).set({ firstMember: null }).where(eq(members.firstMember, memberId));
  await emptyMember(tx, memberId);
}

/** The member's side goes; the other's shows their own last message, and goes where there is none. */
async function eraseConversations(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`delete from conversation_members where member_id = ${memberId}::uuid`);
  await tx.execute(sql`
    update conversation_members c set
      unread = 0,
      last_message_id = m.id,
      last_message_position = m.position,
      last_message_text = m.text,
      last_message_kind = coalesce(m.kind, 'text'),
      last_message_sender = m.sender,
      last_message_at = m.sent_at
    from conversation_members s
    left join lateral (
      select id, position, text, kind, sender, sent_at from messages
      where conversation_id = s.conversation_id order by position desc limit 1
    ) m on true
    where c.other_id = ${memberId}::uuid
      and s.member_id = c.member_id and s.conversation_id = c.conversation_id`);
  await tx.execute(sql`
    delete from conversation_members where other_id = ${memberId}::uuid and last_message_id is null`);
  await tx.execute(sql`
    delete from conversations v where (v.member_a = ${memberId}::uuid or v.member_b = ${memberId}::uuid)
      and not exists (select 1 from conversation_members c where c.conversation_id = v.id)`);
}

/** Mails that wait or, in the demo's stand-in for the mail server, lie there. */
async function eraseMails(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx.delete(mailOutbox).where(inArray(mailOutbox.toAddress, [...addresses]));
  await tx.delete(mailQueue).where(inArray(mailQueue.toAddress, [...addresses]));
}

const eraseComplaints = (tx: Tx, memberId: string, addresses: readonly string[]) =>
  tx
    .delete(complaints)
    .where(
      or(
        eq(complaints.memberId, memberId),
        ...(addresses.length > 0 ? [inArray(complaints.email, [...addresses])] : []),
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

/** Under the pseudonym, to which nothing leads: the time of sign-up, which the id tells too, and of the last visit. */
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
