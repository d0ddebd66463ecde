/** Reporting a member, a photo or a message, and what came of it (feature B04). */
import { and, count, desc, eq, lte, max, ne, sql } from 'drizzle-orm';
import type { Body, Report, ReportKind } from '@velours/openapi/types';
import type { CountOnce, Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import {
  members,
  moderationDecisions,
  objections,
  reportDecisions,
  reports,
} from '../../db/schema.ts';
import { fieldProblem, problem } from '../problem.ts';
import { conversationIdOf } from '../../ids.ts';
import { setBlock } from '../blocks/blocks.ts';
import { findInReach, lockPair } from '../blocks/reach.ts';
import { findConversation } from '../chat/read.ts';
import { findMember, isErased } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { referenceOf } from '../reference.ts';
import { keptUntil, lastOver } from '../moderation/retention.ts';
import { copyPhoto, memberEvidence, messageEvidence, photoEvidence } from './evidence.ts';
import type { PhotoCopy, Snapshot } from './evidence.ts';

const MOST_LISTED = 1000;

export type ReportRow = typeof reports.$inferSelect;

/** What is reported, as it stood before the transaction. */
export interface Reportable {
  readonly targetId: string;
  /** The report there is of it. */
  readonly known: ReportRow | null;
  /** What a new report keeps. */
  readonly kept: Kept | null;
}

interface Kept extends Snapshot {
  readonly id: string;
  /** Ended by whoever asked, whatever happened. */
  readonly copy: PhotoCopy | null;
}

/**
 * Finds what is reported, counts the report and copies what it keeps; one that is known costs nothing. Before the transaction: the
 * limit and the files need a connection of their own.
 * @throws 404 `member_not_found`, `report_target_not_found`; 422; 429 `too_many_requests`
 */
export async function findReported(
  services: Services,
  reporter: MemberRow,
  request: Body<'report'>,
  once: CountOnce,
): Promise<Reportable> {
  const { db } = services;
  const { kind, target } = request;
  if ((kind === 'member') !== (target === undefined)) {
    throw fieldProblem('target', kind === 'member' ? 'invalid' : 'required');
  }
  const reported = await findReportable(db, reporter.id, request.profile);
  const targetId = target ?? reported.id;
  const known = await findKnown(db, reporter.id, kind, targetId);
  if (known !== null) return { targetId, known, kept: null };
  const snapshot = await snapshotOf(db, reporter.id, reported, targetId, kind);
  if (snapshot === null) throw problem('report_target_not_found');
  await once(() => services.limits.consume('reportByMember', reporter.id));
  const id = services.newId();
  const copy =
    snapshot.photo === null
      ? null
      : await copyPhoto(services, { id, reporterId: reporter.id }, snapshot.photo);
  return { targetId, known, kept: { ...snapshot, id, copy } };
}

/**
 * Takes a report, with a copy of what is reported, and blocks where that was asked for. The same thing again answers with the report
 * there is; `isNew` tells which.
 * @throws 404 `member_not_found`
 */
export async function report(
  services: Services,
  tx: Tx,
  reporter: MemberRow,
  request: Body<'report'>,
  origin: string,
  { targetId, known: before, kept }: Reportable,
): Promise<{ report: Report; isNew: boolean }> {
  await lockPair(tx, reporter.id, request.profile);
  const reported = await findReportable(tx, reporter.id, request.profile);
  const known = before ?? (await findKnown(tx, reporter.id, request.kind, targetId));
  const found = known ?? (await take(services, tx, reporter, targetId, request, origin, kept));
  if (request.block === true) await setBlock(services, tx, reporter.id, reported.id);
  return { report: viewOf(found, reported, null), isNew: known === null };
}

/**
 * Who can be seen, and who could: one who wrote and then blocked or left can be reported by whoever still has the conversation.
 * @throws 404 `member_not_found`
 */
async function findReportable(db: Executor, reporterId: string, id: string): Promise<MemberRow> {
  const seen = id === reporterId ? null : await findInReach(db, reporterId, id);
  if (seen !== null) return seen;
  const side = await findConversation(db, reporterId, conversationIdOf(reporterId, id));
  const member = side === null ? null : await findMember(db, id);
  if (member === null || isErased(member)) throw problem('member_not_found');
  return member;
}

/** The report of the same thing: of a message or photo whatever came of it, of a member while it waits. */
async function findKnown(
  db: Executor,
  reporterId: string,
  kind: ReportKind,
  targetId: string,
): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.kind, kind),
        eq(reports.targetId, targetId),
        kind === 'member' ? eq(reports.status, 'received') : ne(reports.kind, 'member'),
      ),
    );
  return row ?? null;
}

async function take(
  services: Services,
  tx: Tx,
  reporter: MemberRow,
  targetId: string,
  request: Body<'report'>,
  origin: string,
  kept: Kept | null,
): Promise<ReportRow> {
  if (kept === null) throw new Error('A new report keeps what it is about');
  const { id, conversationId, evidence, copy } = kept;
  const createdAt = new Date(services.clock());
  const [row] = await tx
    .insert(reports)
    .values({
      reporterId: reporter.id,
      id,
      reference: referenceOf('R', id, createdAt),
      kind: request.kind,
      subjectId: request.profile,
      targetId,
      conversationId,
      reason: request.reason,
      text: (request.text ?? '').trim(),
      evidence,
      evidenceFile: copy?.name ?? null,
      origin,
      createdAt,
    })
    .returning();
  if (row === undefined) throw new Error('The report was not returned');
  await copy?.keep(tx);
  return row;
}

async function snapshotOf(
  db: Executor,
  reporterId: string,
  reported: MemberRow,
  targetId: string,
  kind: ReportKind,
): Promise<Snapshot | null> {
  if (kind === 'message') return messageEvidence(db, reporterId, reported, targetId);
  if (kind === 'photo') {
    // Photos of who cannot be seen any more are not shown, so there is none to report.
    const isSeen = (await findInReach(db, reporterId, reported.id)) !== null;
    return isSeen ? photoEvidence(db, reported, targetId) : null;
  }
  return memberEvidence(db, reported);
}

/** @param reported whose row may be gone; of an erased member the name stays with the moderators alone */
function viewOf(
  row: ReportRow,
  reported: Pick<MemberRow, 'email'> | null,
  explanation: string | null,
): Report {
  const name = reported === null || isErased(reported) ? '' : row.evidence.name;
  const { id, reference, kind, reason, text, status } = row;
  return {
    id,
    reference,
    kind,
    profile: { id: row.subjectId, name },
    reason,
    text,
    status,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    explanation,
  };
}

/** What the member reported, the newest first, with what came of it. */
export async function listReports(
  db: Executor,
  reporterId: string,
): Promise<{ reports: readonly Report[] }> {
  const rows = await db
    .select({
      report: reports,
      reported: { email: members.email },
      explanation: reportDecisions.reason,
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.subjectId))
    .leftJoin(
      reportDecisions,
      and(
        eq(reportDecisions.reporterId, reports.reporterId),
        eq(reportDecisions.reportId, reports.id),
      ),
    )
    .where(eq(reports.reporterId, reporterId))
    .orderBy(desc(reports.id))
    .limit(MOST_LISTED);
  return {
    reports: rows.map(({ report: row, reported, explanation }) =>
      viewOf(row, reported, explanation),
    ),
  };
}

/**
 * Removes reports whose time is over, with what they keep and what was decided: six months after the decision (privacy notice) and, where
 * the member objected to it, after the last answer. An objection needs the evidence until it is answered.
 */
export async function forgetReports(services: Services): Promise<void> {
  const now = new Date(services.clock());
  const answered = await services.db
    .select({
      reporterId: reports.reporterId,
      id: reports.id,
      file: reports.evidenceFile,
      answeredAt: max(objections.answeredAt),
    })
    .from(reports)
    .leftJoin(
      moderationDecisions,
      and(
        eq(moderationDecisions.memberId, reports.subjectId),
        eq(moderationDecisions.reportId, reports.id),
      ),
    )
    .leftJoin(
      objections,
      and(
        eq(objections.memberId, moderationDecisions.memberId),
        eq(objections.decisionId, moderationDecisions.id),
      ),
    )
    // What was written with the decision may be shorter: an objection is taken to the end of a day.
    .where(and(lte(reports.evidenceUntil, now), lte(reports.decidedAt, lastOver(now))))
    .groupBy(reports.reporterId, reports.id)
    .having(eq(count(objections.createdAt), count(objections.answeredAt)));
  const over = answered.filter(
    ({ answeredAt }) => answeredAt === null || keptUntil(answeredAt) <= now,
  );
  for (const row of over) {
    await forget(services, row).catch((error: unknown) =>
      services.log.error({ err: error, report: row.id }, 'report not removed'),
    );
  }
}

async function forget(
  { db, storage }: Services,
  { reporterId, id, file }: Pick<ReportRow, 'reporterId' | 'id'> & { readonly file: string | null },
): Promise<void> {
  // The file first: a row that still names it is found again when this is cut off.
  if (file !== null) await storage.remove(file);
  await db.transaction(async (tx) => {
    // Decisions never change, but for this (migration 0001).
    await tx.execute(sql`set local velours.erasure = 'on'`);
    await tx
      .delete(reportDecisions)
      .where(and(eq(reportDecisions.reporterId, reporterId), eq(reportDecisions.reportId, id)));
    await tx.delete(reports).where(and(eq(reports.reporterId, reporterId), eq(reports.id, id)));
  });
}
