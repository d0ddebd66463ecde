import type { LoaderFunctionArgs } from 'react-router';
import { loadInto, type PageData } from '../data/page-data.ts';
import { newQueries } from '../data/page-queries.ts';
import { attentionQuery, companyQuery } from '../data/queries.ts';
import { pageRequestContext } from './page-request.ts';

/** What every page needs: settings, the member, the company of the footer and the badges. */
export async function rootLoader({ context, params, url }: LoaderFunctionArgs): Promise<PageData> {
  const page = context.get(pageRequestContext);
  await loadInto(
    async ({ api, queryClient }) => {
      const [user] = await Promise.all([
        page.user(),
        page.settings(),
        queryClient.ensureQueryData(companyQuery(api)),
      ]);
      if (user && user.status !== 'banned') await queryClient.ensureQueryData(attentionQuery(api));
    },
    { ...page, params, url },
  );
  return { queries: newQueries(page.queryClient, new Set()) };
}
