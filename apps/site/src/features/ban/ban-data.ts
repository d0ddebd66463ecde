import { queryOptions } from '@tanstack/react-query';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, isProblem, type Api } from '../../app/data/api.ts';
import { memberKey, safetyKey } from '../../app/data/keys.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { readLegal, type LegalFacts } from '../legal/legal-data.ts';

/** The legal page that explains bans. */
const BAN_NOTICE = 'ban-notice';

export const banQuery = (api: Api) =>
  queryOptions({
    queryKey: [...memberKey, 'ban'],
    queryFn: async () => (await answer(api.GET('/api/ban.php'))).ban,
    staleTime: Infinity,
  });

/** What /ban shows: the banned member's own decision, to everybody else what holds for all. */
export type BanFacts = { idempotencyKey: string } | LegalFacts;

/** /ban (A04, V18). */
export const loadBan: LoadPage<BanFacts> = async (page) => {
  const { api, queryClient } = page;
  if (!(await page.user())) return readLegal(page, BAN_NOTICE);
  try {
    await queryClient.fetchQuery({ ...banQuery(api), staleTime: 0 });
  } catch (error) {
    if (isProblem(error, 'not_banned')) return readLegal(page, BAN_NOTICE);
    throw error;
  }
  return { idempotencyKey: newIdempotencyKey() };
};

/** The one objection to a decision, sent from the page that shows it. */
export const submitObjection =
  (path: '/ban' | '/decisions'): SubmitPage<DoneForm> =>
  async (form, { api, queryClient }) => {
    const body = { decision: field(form, 'decision'), text: field(form, 'text').trim() };
    const { decision } = await answer(
      api.POST('/api/objection.php', { params: intentOf(form), body }),
    );
    queryClient.setQueryData(banQuery(api).queryKey, (known) => known && { ...known, decision });
    await queryClient.invalidateQueries({ queryKey: safetyKey });
    return { seeOther: path };
  };
