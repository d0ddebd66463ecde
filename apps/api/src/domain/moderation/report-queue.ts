/** The moderators' queue of reports: what waits, the evidence, and the two ways to decide (feature B04). */
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { reportDecisions, reports } from '../../db/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { findMember, isErased } from '../members/members.ts';
import type { ReportRow } from '../reports/reports.ts';
import { decideAgainst } from './decisions.ts';
import { carryOut, DECISION_OF } from './measures.ts';
import type { Measure } from './measures.ts';
import { keptUntil } from './retention.ts';

const MOST_LISTED = 500;

/** Reports that wait, the oldest first. */
export async function listWaiting(db: Executor): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.status, 'received'))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(MOST_LISTED);
}

export async function findReport(db: Executor, reference: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(reports).where(eq(reports.reference, reference));
  return row ?? null;
}

/** What can be wrong with a decision, for the person at the terminal. */
export type Refusal = 'unknown' | 'decided' | 'gone' | 'not_applicable';

export interface Verdict {
  /** What happened, in the words that the reporter and, where something is done, the member read. */
  readonly reason: string;
  readonly by: string;
}

/** Does something about it: the reporter and the member are told. Answers what stands against it, or null. */
export async function uphold(
  services: Services,
  reference: string,
  verdict: Verdict,
  measures: readonly Measure[],
): Promise<Refusal | null> {
  return decide(services, reference, 'upheld', verdict, async (tx, report) => {
    const reported = await findMember(tx, report.subjectId);
    // Who was erased can be neither warned nor banned; the report is decided all the same.
    if (reported === null || isErased(reported)) return measures.length === 0 ? null : 'gone';
    for (const measure of measures) {
      if (!(await carryOut(services, tx, measure, reported, report))) return 'not_applicable';
      await decideAgainst(services, tx, reported, {
        kind: DECISION_OF[measure],
        rule: report.reason,
        facts: verdict.reason,
        by: verdict.by,
        reportId: report.id,
        targetId: report.kind === 'member' ? undefined : report.targetId,
      });
    }
    return null;
  });
}

/** Nothing is done: the reporter is told why. */
export const dismiss = (
  services: Services,
  reference: string,
  verdict: Verdict,
): Promise<Refusal | null> =>
  decide(services, reference, 'not_upheld', verdict, async () => Promise.resolve(null));

/** Thrown so that a measure that cannot be carried out takes the others back with it. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

async function decide(
  services: Services,
  reference: string,
  outcome: 'upheld' | 'not_upheld',
  { reason, by }: Verdict,
  act: (tx: Tx, report: ReportRow) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  try {
    await services.db.transaction(async (tx) => {
      const [report] = await tx
        .select()
        .from(reports)
        .where(eq(reports.reference, reference))
        .for('update');
      if (report === undefined) throw new Refused('unknown');
      if (report.status !== 'received') throw new Refused('decided');
      const refusal = await act(tx, report);
      if (refusal !== null) throw new Refused(refusal);
      await close(services, tx, report, outcome, { reason, by });
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function close(
  services: Services,
  tx: Tx,
  report: ReportRow,
  outcome: 'upheld' | 'not_upheld',
  { reason, by }: Verdict,
): Promise<void> {
  const decidedAt = new Date(services.clock());
  const { reporterId, id, reference, origin } = report;
  await tx
    .update(reports)
    .set({ status: outcome, decidedAt, evidenceUntil: keptUntil(decidedAt) })
    .where(and(eq(reports.reporterId, reporterId), eq(reports.id, id)));
  await tx
    .insert(reportDecisions)
    .values({ reporterId, reportId: id, outcome, reason, decidedAt, decidedBy: by });
  const reporter = await findMember(tx, reporterId);
  // Who has left or was erased is not written to.
  if (reporter === null || reporter.status !== 'active') return;
  await queueMail(services, tx, reporter, origin, 'reportOutcome', id);
  await services.events.publish(tx, reporterId, { type: 'safety', about: 'report', reference });
}
