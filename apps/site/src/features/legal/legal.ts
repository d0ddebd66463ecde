import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import type { LoadPage, PageArgs } from '../../app/data/page-data.ts';
import { settingsQuery } from '../../app/data/queries.ts';

export type LegalPage = Schemas['Page'];

/** A page that is open: read again in another language when that is chosen. */
export interface LegalFacts {
  token: string;
  title: string;
  description: string;
}

/** The text of a page; it does not change while a browser has it open. */
export const legalQuery = (api: Api, token: string, language: Schemas['Language']) =>
  queryOptions({
    queryKey: ['page', token, language],
    queryFn: async (): Promise<LegalPage> =>
      (await answer(api.GET('/api/page.php', { params: { query: { token, language } } }))).page,
    staleTime: Infinity,
  });

/** Readers of English in the United States have the notice that the law there asks for (spec section 1). */
export const legalLanguage = (
  language: Schemas['Language'],
  isAmerican: boolean,
): Schemas['Language'] => (language === 'en' && isAmerican ? 'en-US' : language);

/** Reads a page into the cache. @throws the API's 404 for an unknown token */
export async function readLegal(
  { api, queryClient, language }: PageArgs,
  token: string,
): Promise<LegalFacts> {
  const { us_footer: isAmerican } = await queryClient.ensureQueryData(settingsQuery(api));
  const wanted = legalLanguage(await language(), isAmerican);
  const { title, description } = await queryClient.ensureQueryData(legalQuery(api, token, wanted));
  return { token, title, description };
}

/** /{token}: a legal or help page (V18). */
export const loadLegal: LoadPage<LegalFacts> = (page) =>
  readLegal(page, page.params['token'] ?? '');
