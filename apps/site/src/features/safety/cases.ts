import type { StatusBadgeProps } from '@velours/ui/components/StatusBadge';
import type { Fact } from '@velours/ui/primitives/FactList';
import type { Schemas } from '../../app/data/api.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { isReason } from './report-form.ts';

type Report = Schemas['Report'];
type Decision = Schemas['Decision'];

export const STATUS_TONES: Readonly<Record<Report['status'], StatusBadgeProps['tone']>> = {
  received: 'info',
  upheld: 'success',
  not_upheld: 'neutral',
};

/** What there is to know of a report; what is not there yet is left out. */
export function reportFacts(t: Translate, formats: Formats, report: Report): Fact[] {
  const { text, explanation, decided_at: decidedAt } = report;
  return [
    { term: t(($) => $.safety.report.reference), value: report.reference },
    { term: t(($) => $.safety.reports.sent), value: formats.date(report.created_at) },
    {
      term: t(($) => $.safety.reports.reason),
      value: t(($) => $.safety.reasons[report.reason]),
    },
    ...(text === '' ? [] : [{ term: t(($) => $.safety.reports.own), value: text }]),
    ...(decidedAt === null
      ? []
      : [{ term: t(($) => $.safety.reports.decided), value: formats.date(decidedAt) }]),
    ...(explanation === null
      ? []
      : [{ term: t(($) => $.safety.reports.explanation), value: explanation }]),
  ];
}

/** The statement of reasons (Digital Services Act, article 17). */
export function decisionFacts(t: Translate, formats: Formats, decision: Decision): Fact[] {
  const rule = isReason(decision.rule) ? decision.rule : 'other';
  return [
    { term: t(($) => $.safety.report.reference), value: decision.reference },
    { term: t(($) => $.safety.decisions.decided), value: formats.date(decision.decided_at) },
    { term: t(($) => $.safety.decisions.rule), value: t(($) => $.safety.rules[rule]) },
    { term: t(($) => $.safety.decisions.facts), value: decision.facts },
    {
      term: t(($) => $.safety.decisions.by),
      value: t(($) => $.safety.decisions[decision.automated ? 'program' : 'person']),
    },
  ];
}

/** A decision can be objected to for so many months (Digital Services Act, article 20). */
const OBJECTION_MONTHS = 6;

/** Until when, in epoch milliseconds. */
export function objectUntil({ decided_at: decidedAt }: Pick<Decision, 'decided_at'>): number {
  const until = new Date(decidedAt);
  return until.setUTCMonth(until.getUTCMonth() + OBJECTION_MONTHS);
}

/** What was said against a decision, and how it stands. */
export function objectionFacts(
  t: Translate,
  objection: NonNullable<Decision['objection']>,
): Fact[] {
  const outcome = t(($) => $.safety.decisions.objection[objection.outcome ?? 'waiting']);
  return [
    { term: t(($) => $.safety.decisions.objectionTitle), value: objection.text },
    {
      term: t(($) => $.safety.reports.explanation),
      value: objection.answer === null ? outcome : `${outcome} ${objection.answer}`,
    },
  ];
}
