/** Mails about reports and decisions: what came of a report, and the statement of reasons (feature B04). Both name no other member. */
import { and, eq } from 'drizzle-orm';
import { moderationDecisions, reportDecisions, reports } from '../../db/schema.ts';
import { houseRule, renderMail } from '../../ports/mail/render.ts';
import { readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';

/** `subjectId` is the report. */
export const composeReportOutcome: Composer = async (services, tx, mail) => {
  const id = mail.subjectId ?? mail.id;
  const [found] = await tx
    .select({ report: reports, decision: reportDecisions })
    .from(reports)
    .innerJoin(
      reportDecisions,
      and(
        eq(reportDecisions.reporterId, reports.reporterId),
        eq(reportDecisions.reportId, reports.id),
      ),
    )
    .where(and(eq(reports.reporterId, mail.memberId), eq(reports.id, id)));
  const member = await findMember(tx, mail.memberId);
  // Who has left since is not written to.
  if (found === undefined || member?.status !== 'active') return null;
  const { report, decision } = found;
  return renderMail(
    {
      name: `report.${decision.outcome}`,
      link: `${mail.origin}/reports`,
      reference: report.reference,
      facts: decision.reason,
    },
    readerOf(services, mail, member),
  );
};

/** `subjectId` is the decision. */
export const composeDecision: Composer = async (services, tx, mail) => {
  const id = mail.subjectId ?? mail.id;
  const [decision] = await tx
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.memberId, mail.memberId), eq(moderationDecisions.id, id)));
  const member = await findMember(tx, mail.memberId);
  if (decision === undefined || member === null) return null;
  return renderMail(
    {
      name: `decision.${decision.kind}`,
      link: `${mail.origin}/${decision.kind === 'banned' ? 'ban' : 'decisions'}`,
      reference: decision.reference,
      rule: await houseRule(mail.language, decision.rule),
      facts: decision.facts,
    },
    readerOf(services, mail, member),
  );
};
