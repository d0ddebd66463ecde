import type { BanNoticeLabels } from '@velours/ui/blocks/BanNotice';
import type { Fact } from '@velours/ui/primitives/FactList';
import { type Schemas, answer, isProblem, type Api } from '../../app/data/api.ts';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { lastDayBefore } from '../../app/i18n/last-day.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { queryOptions } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { memberKey, safetyKey, userKey } from '../../app/data/keys.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { userQuery } from '../../app/data/queries.ts';
import { keepFields, type KeptForm } from '../../app/data/tab-storage.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { readLegal, type LegalFacts } from '../legal/legal.ts';
import { ANSWER_ASK_MS, ruleOf } from '../safety/safety.ts';

type Ban = Schemas['BanNotice']['ban'];
type Words = { t: Translate; days: ZonedFormats };

/** Characters an objection may have (the contract). */
export const LONGEST_OBJECTION = 4000;

/** The statement of reasons (Digital Services Act, article 17). */
export function banFacts({ t, days }: Words, { decision }: Ban): Fact[] {
  return [
    { term: t(($) => $.ban.facts.rule), value: t(($) => $.safety.reasons[ruleOf(decision.rule)]) },
    { term: t(($) => $.ban.facts.what), value: decision.facts },
    {
      term: t(($) => $.ban.facts.by),
      value: decision.automated ? t(($) => $.ban.facts.automatic) : t(($) => $.ban.facts.person),
    },
    { term: t(($) => $.ban.facts.since), value: days.date(decision.decided_at) },
    { term: t(($) => $.ban.facts.until), value: t(($) => $.ban.facts.forGood) },
    { term: t(($) => $.ban.facts.reference), value: decision.reference },
  ];
}

/** Whether it can be objected to: once, in time. */
export const canObject = ({ decision, object_until }: Ban, now: number): boolean =>
  decision.objection === null && now < Date.parse(object_until);

export function banLabels({ t, days }: Words, ban: Ban, isOpen: boolean): BanNoticeLabels {
  const { objection } = ban.decision;
  const until = { date: days.date(lastDayBefore(ban.object_until)) };
  return {
    title: t(($) => $.ban.title),
    text: t(($) => $.ban.text),
    objectionTitle: t(($) => $.ban.objection.title),
    objectionText:
      isOpen || objection !== null
        ? t(($) => $.ban.objection.text, until)
        : t(($) => $.ban.objection.over, until),
    object: t(($) => $.ban.objection.submit),
    objected: objection === null ? '' : objectedText({ t, days }, objection),
  };
}

function objectedText(
  { t, days }: Words,
  objection: NonNullable<Ban['decision']['objection']>,
): string {
  const { answered_at: answeredAt, answer } = objection;
  return answeredAt === null || answer === null
    ? t(($) => $.ban.objection.sent, { date: days.date(objection.created_at) })
    : t(($) => $.ban.objection.refused, { date: days.date(answeredAt), answer });
}

/** What stays within reach. */
export const banLinks = (t: Translate) => [
  { href: '/transactions', label: t(($) => $.ban.money) },
  { href: '/settings/export', label: t(($) => $.ban.data) },
  { href: '/complaints', label: t(($) => $.ban.complaint) },
];

/** The legal page that explains bans. */
const BAN_NOTICE = 'ban-notice';

/** The live stream is closed to who is banned: whether the objection has its answer is asked. */
export const banQuery = (api: Api) =>
  queryOptions({
    queryKey: [...memberKey, 'ban'],
    queryFn: async () => (await answer(api.GET('/api/ban.php'))).ban,
    staleTime: Infinity,
    refetchInterval: ANSWER_ASK_MS,
  });

/** What /ban shows: the banned member's own decision, to everybody else what holds for all. */
export type BanFacts = Partial<LegalFacts>;

/** /ban (A04, V18). */
export const loadBan: LoadPage<BanFacts> = async (page) => {
  const { api, queryClient } = page;
  const user = await page.user();
  if (!user) return readLegal(page, BAN_NOTICE);
  try {
    await queryClient.fetchQuery({ ...banQuery(api), staleTime: 0 });
  } catch (error) {
    if (!isProblem(error, 'not_banned')) throw error;
    if (user.status === 'banned') {
      // The ban was lifted since the member was read: the decision says why.
      await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
      throw redirect('/decisions');
    }
    return readLegal(page, BAN_NOTICE);
  }
  return {};
};

/** What a tab keeps of what is typed against a decision. */
export const keptObjection = (
  user: Pick<Schemas['User'], 'profile'> | null | undefined,
  decision: string,
): KeptForm => ({ memberId: user?.profile.id ?? '', form: `objection-${decision}` });

/** The one objection to a decision, sent from the page that shows it. */
export const submitObjection =
  (path: '/ban' | '/decisions'): SubmitPage<DoneForm> =>
  async (form, { api, queryClient }) => {
    const body = { decision: field(form, 'decision'), text: field(form, 'text').trim() };
    const { queryKey } = banQuery(api);
    try {
      const call = api.POST('/api/objection.php', { params: intentOf(form), body });
      const { decision } = await answer(call);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, decision });
    } catch (error) {
      if (!isProblem(error, 'objection_made')) throw error;
      // Sent from another tab or device: the page shows that one.
      await queryClient.invalidateQueries({ queryKey });
    }
    // Here and not in its form, which gives way to what was sent.
    const user = queryClient.getQueryData<Schemas['User'] | null>(userKey);
    keepFields(keptObjection(user, body.decision), null);
    await queryClient.invalidateQueries({ queryKey: safetyKey });
    return { seeOther: path };
  };
