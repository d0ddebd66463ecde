/** Reporting a member, a photo or a message, and what came of it (feature B04). */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Body, Report, ReportKind } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { reportDecisions, reports } from '../../db/schema.ts';
import { fieldProblem, problem } from '../problem.ts';
import { conversationIdOf } from '../../ids.ts';
import { setBlock } from '../blocks/blocks.ts';
import { isOutOfReach, lockPair } from '../blocks/reach.ts';
import { conversationOf } from '../chat/read.ts';
import { findMember, isVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { referenceOf } from '../moderation/reference.ts';
import { keepPhoto, memberEvidence, messageEvidence, photoEvidence } from './evidence.ts';
import type { Evidence, Snapshot } from './evidence.ts';

const MOST_LISTED = 1000;

export type ReportRow = typeof reports.$inferSelect;

/**
 * Takes a report, with a copy of what is reported, and blocks where that was asked for. The same thing again answers with the report
 * there is; `isNew` tells which.
 * @throws 404 `member_not_found`, `report_target_not_found`; 422; 429 `too_many_attempts`
 */
export async function report(
  services: Services,
  tx: Tx,
  reporter: MemberRow,
  request: Body<'report'>,
  origin: string,
): Promise<{ report: Report; isNew: boolean }> {
  const { kind, target } = request;
  if ((kind === 'member') !== (target === undefined)) {
    throw fieldProblem('target', kind === 'member' ? 'invalid' : 'required');
  }
  await lockPair(tx, reporter.id, request.profile);
  const reported = await findReportable(tx, reporter.id, request.profile);
  const targetId = target ?? reported.id;
  const known = await findKnown(tx, reporter.id, kind, targetId);
  const found = known ?? (await take(services, tx, reporter, reported, targetId, request, origin));
  if (request.block === true) await setBlock(services, tx, reporter.id, reported.id);
  return { report: viewOf(found, null), isNew: known === null };
}

/**
 * Who can be seen, and who could: one who wrote and then blocked or left can be reported by whoever still has the conversation.
 * @throws 404 `member_not_found`
 */
async function findReportable(tx: Tx, reporterId: string, id: string): Promise<MemberRow> {
  const member = id === reporterId ? null : await findMember(tx, id);
  if (member === null) throw problem('member_not_found');
  if (isVisible(member) && !(await isOutOfReach(tx, reporterId, id))) return member;
  const side = await conversationOf(tx, reporterId, conversationIdOf(reporterId, id)).catch(
    () => null,
  );
  if (side === null) throw problem('member_not_found');
  return member;
}

/** The report of the same thing: of a message or photo whatever came of it, of a member while it waits. */
async function findKnown(
  tx: Tx,
  reporterId: string,
  kind: ReportKind,
  targetId: string,
): Promise<ReportRow | null> {
  const [row] = await tx
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
  reported: MemberRow,
  targetId: string,
  request: Body<'report'>,
  origin: string,
): Promise<ReportRow> {
  const snapshot = await snapshotOf(tx, reporter.id, reported, targetId, request.kind);
  if (snapshot === null) throw problem('report_target_not_found');
  await services.limits.consume('reportByMember', reporter.id);
  const id = services.newId();
  const createdAt = new Date(services.clock());
  const [row] = await tx
    .insert(reports)
    .values({
      reporterId: reporter.id,
      id,
      reference: referenceOf('R', id, createdAt),
      kind: request.kind,
      subjectId: reported.id,
      targetId,
      conversationId: snapshot.conversationId,
      reason: request.reason,
      text: (request.text ?? '').trim(),
      evidence: snapshot.evidence,
      evidenceFile:
        snapshot.photo === null
          ? null
          : await keepPhoto(services, tx, { id, reporterId: reporter.id }, snapshot.photo),
      origin,
      createdAt,
    })
    .returning();
  if (row === undefined) throw new Error('The report was not returned');
  return row;
}

async function snapshotOf(
  tx: Tx,
  reporterId: string,
  reported: MemberRow,
  targetId: string,
  kind: ReportKind,
): Promise<Snapshot | null> {
  if (kind === 'message') return messageEvidence(tx, reporterId, reported, targetId);
  if (kind === 'photo') {
    // Photos of who cannot be seen any more are not shown, so there is none to report.
    const isSeen = isVisible(reported) && !(await isOutOfReach(tx, reporterId, reported.id));
    return isSeen ? photoEvidence(tx, reported, targetId) : null;
  }
  return memberEvidence(tx, reported);
}

function viewOf(row: ReportRow, explanation: string | null): Report {
  const { id, reference, kind, reason, text, status } = row;
  return {
    id,
    reference,
    kind,
    profile: { id: row.subjectId, name: (row.evidence as Evidence | null)?.name ?? null },
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
    .select({ report: reports, explanation: reportDecisions.reason })
    .from(reports)
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
  return { reports: rows.map(({ report: row, explanation }) => viewOf(row, explanation)) };
}
