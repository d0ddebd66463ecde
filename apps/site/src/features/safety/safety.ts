import { requireAccount, requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import { safetyKey, userKey } from '../../app/data/keys.ts';
import type { StatusBadgeProps } from '@velours/ui/components/StatusBadge';
import type { Fact } from '@velours/ui/primitives/FactList';
import { DAY_MS, type ZonedFormats } from '../../app/i18n/format.ts';
import { LAST_ZONE_MS } from '../../app/i18n/last-day.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** Asked for anew whenever such a page is opened: moderators and other tabs change it. */
const ANEW = { staleTime: 0 };

/** How often it is asked whether an objection has its answer. */
export const ANSWER_ASK_MS = 15_000;

/** /blocked-members */
export const loadBlockedMembers: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...blocksQuery(page.api), ...ANEW });
};

/** /reports */
export const loadReports: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...reportsQuery(page.api), ...ANEW });
};

/** /decisions */
export const loadDecisions: LoadPage = async (page) => {
  await requireAccount(page);
  await page.queryClient.fetchQuery({ ...decisionsQuery(page.api), ...ANEW });
};

/** Whom the member has blocked, the newest first. */
export const blocksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'blocks'],
    queryFn: async () => (await answer(api.GET('/api/blocks.php'))).blocks,
  });

/** What the member has reported, and what came of it. */
export const reportsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'reports'],
    queryFn: async () => (await answer(api.GET('/api/reports.php'))).reports,
  });

/** What was decided against the member, with the reasons. */
export const decisionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...safetyKey, 'decisions'],
    queryFn: async ({ client }) => {
      const { decisions } = await answer(api.GET('/api/decisions.php'));
      const isBanned = client.getQueryData<Schemas['User'] | null>(userKey)?.status === 'banned';
      const ban = decisions.find(({ kind }) => kind === 'banned');
      // The ban was lifted since the member was read.
      if (isBanned && ban?.objection?.outcome === 'granted')
        void client.invalidateQueries({ queryKey: userKey });
      return decisions;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ objection }) => objection?.outcome === null) ? ANSWER_ASK_MS : false,
  });

export type ReportReason = Schemas['ReportReason'];

/** As the contract lists them. */
export const REASONS = [
  'money',
  'underage',
  'harassment',
  'hate',
  'intimate',
  'fake',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReason[];

export const isReason = (value: string): value is ReportReason =>
  (REASONS as readonly string[]).includes(value);

/** The rule that was broken; one of a later server is another. */
export const ruleOf = (rule: string): ReportReason => (isReason(rule) ? rule : 'other');

type Report = Schemas['Report'];
type Decision = Schemas['Decision'];

export const STATUS_TONES: Readonly<Record<Report['status'], StatusBadgeProps['tone']>> = {
  received: 'info',
  upheld: 'success',
  not_upheld: 'neutral',
};

/** What there is to know of a report; what is not there yet is left out. */
export function reportFacts(t: Translate, formats: ZonedFormats, report: Report): Fact[] {
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
export function decisionFacts(t: Translate, formats: ZonedFormats, decision: Decision): Fact[] {
  return [
    { term: t(($) => $.safety.report.reference), value: decision.reference },
    { term: t(($) => $.safety.decisions.decided), value: formats.date(decision.decided_at) },
    {
      term: t(($) => $.safety.decisions.rule),
      value: t(($) => $.safety.rules[ruleOf(decision.rule)]),
    },
    { term: t(($) => $.safety.decisions.facts), value: decision.facts },
    {
      term: t(($) => $.safety.decisions.by),
      value: t(($) => $.safety.decisions[decision.automated ? 'program' : 'person']),
    },
  ];
}

/** A decision can be objected to for so many months (Digital Services Act, article 20). */
const OBJECTION_MONTHS = 6;

/** Until when, in epoch milliseconds: to the end of that day, or of a month that is shorter, wherever one is (the server counts so). */
export function objectUntil({ decided_at: decidedAt }: Pick<Decision, 'decided_at'>): number {
  const decided = new Date(decidedAt);
  const [year, month] = [decided.getUTCFullYear(), decided.getUTCMonth() + OBJECTION_MONTHS];
  const day = Math.min(Date.UTC(year, month, decided.getUTCDate()), Date.UTC(year, month + 1, 0));
  return day + DAY_MS + LAST_ZONE_MS;
}

/** What was said against a decision, and how it stands. */
export function objectionFacts(
  t: Translate,
  objection: NonNullable<Decision['objection']>,
): Fact[] {
  const { outcome: given, reversed } = objection;
  const stands = given === 'granted' && !reversed ? 'dropped' : (given ?? 'waiting');
  const outcome = t(($) => $.safety.decisions.objection[stands]);
  return [
    { term: t(($) => $.safety.decisions.objectionTitle), value: objection.text },
    {
      term: t(($) => $.safety.reports.explanation),
      value: objection.answer === null ? outcome : `${outcome} ${objection.answer}`,
    },
  ];
}
