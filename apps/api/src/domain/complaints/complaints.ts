/** Complaints (spec section 2, A03): from members and visitors, each with a reference, a receipt and an answer within 14 days. */
import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Body, FieldError, Language } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { complaints } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import { queueMail } from '../mail/queue.ts';
import { normaliseEmail } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { lastOver } from '../moderation/retention.ts';
import { referenceOf } from '../reference.ts';
import { isBlank } from '../blank.ts';
import { nameOf, unreadable } from '../sign-up/validation.ts';

export type ComplaintRow = typeof complaints.$inferSelect;

/** A complaint is answered within so many days. */
const ANSWER_DAYS = 14;
const MOST_LISTED = 200;
/** The most that one sweep removes. */
const MOST_FORGOTTEN = 500;

export interface Complainant {
  readonly member: MemberRow | null;
  readonly name: string;
  readonly email: string;
}

/** Fields that are missing: called also when the schema refused others. Those of a member are known. */
export function checkComplaint(member: MemberRow | null, body: unknown): FieldError[] {
  const { name, email, text } = Object(body) as Record<string, unknown>;
  const isMissing = (value: unknown): boolean => typeof value !== 'string' || isBlank(value);
  const errors: FieldError[] = [];
  const nameCode = typeof name === 'string' ? unreadable(nameOf(name)) : 'name_required';
  if (member === null && nameCode !== null) errors.push({ field: 'name', code: nameCode });
  if (member === null && isMissing(email)) errors.push({ field: 'email', code: 'required' });
  if (isMissing(text)) errors.push({ field: 'text', code: 'required' });
  return errors;
}

/**
 * Who complains: a member is known, a visitor says it.
 * @throws 422 `validation_failed` with every field that is missing
 */
export function complainantOf(member: MemberRow | null, body: Body<'makeComplaint'>): Complainant {
  const errors = checkComplaint(member, body);
  if (errors.length > 0) throw problem('validation_failed', { errors });
  const name = member?.name ?? nameOf(body.name ?? '');
  const email = member?.email ?? normaliseEmail(body.email ?? '');
  return { member, name, email };
}

/** Keeps the complaint and confirms it by mail. */
export async function makeComplaint(
  services: Services,
  tx: Tx,
  { member, name, email }: Complainant,
  body: Body<'makeComplaint'>,
  context: { readonly origin: string; readonly language: Language },
): Promise<ComplaintRow> {
  const id = services.newId();
  const createdAt = new Date(services.clock());
  const language = member?.language ?? context.language;
  const [row] = await tx
    .insert(complaints)
    .values({
      id,
      memberId: member?.id ?? null,
      reference: referenceOf('C', id, createdAt),
      name,
      email,
      category: body.category,
      text: body.text.trim(),
      language,
      origin: context.origin,
      createdAt,
      answerBy: new Date(createdAt.getTime() + ANSWER_DAYS * DAY_MS),
    })
    .returning();
  if (row === undefined) throw new Error('The complaint was not returned');
  await mailAbout(services, tx, row, 'complaintReceived');
  return row;
}

/** The member's complaints, the newest first. */
export async function listComplaints(db: Executor, memberId: string) {
  const rows = await db
    .select()
    .from(complaints)
    .where(eq(complaints.memberId, memberId))
    .orderBy(desc(complaints.createdAt), desc(complaints.id))
    .limit(MOST_LISTED);
  return { complaints: rows.map(complaintView) };
}

/** The contract's Complaint. */
export const complaintView = (row: ComplaintRow) => ({
  reference: row.reference,
  category: row.category,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  answer_by: row.answerBy.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

/** Complaints without an answer, the one that is due first at the top. */
export const listUnanswered = (db: Executor): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(isNull(complaints.answeredAt))
    .orderBy(asc(complaints.answerBy), asc(complaints.id))
    .limit(500);

export async function findComplaint(db: Executor, reference: string): Promise<ComplaintRow | null> {
  const [row] = await db.select().from(complaints).where(eq(complaints.reference, reference));
  return row ?? null;
}

/** Answers a complaint, by mail too. Returns false for one that is unknown or answered. */
export async function answerComplaint(
  services: Services,
  reference: string,
  answer: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(complaints)
      .set({ answer, answeredAt: new Date(services.clock()) })
      .where(and(eq(complaints.reference, reference), isNull(complaints.answeredAt)))
      .returning();
    if (row === undefined) return false;
    await mailAbout(services, tx, row, 'complaintAnswered');
    if (row.memberId !== null) await services.events.publish(tx, row.memberId, { type: 'user' });
    return true;
  });
}

/** The mail goes to the address of the complaint; a visitor has no id but the complaint's own. */
const mailAbout = (
  services: Services,
  tx: Tx,
  row: ComplaintRow,
  template: 'complaintReceived' | 'complaintAnswered',
): Promise<void> =>
  queueMail(
    services,
    tx,
    { id: row.memberId ?? row.id, email: row.email, language: row.language, domain: '' },
    row.origin,
    template,
    row.id,
  );

/** Removes complaints six months after their answer (privacy notice): who wrote one without an account has nothing else here to erase. */
export async function forgetComplaints(services: Services): Promise<void> {
  const over = await services.db
    .select({ id: complaints.id })
    .from(complaints)
    .where(lte(complaints.answeredAt, lastOver(new Date(services.clock()))))
    .limit(MOST_FORGOTTEN);
  await services.db.delete(complaints).where(
    inArray(
      complaints.id,
      over.map(({ id }) => id),
    ),
  );
}
