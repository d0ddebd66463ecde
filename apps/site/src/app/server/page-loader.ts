import { newIdempotencyKey } from '@velours/api-client';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { problemOf } from '../data/api.ts';
import {
  asRouterError,
  loadInto,
  type LoadPage,
  type PageArgs,
  type PageData,
  type RootFacts,
  newQueries,
  queriesIn,
} from '../data/page-data.ts';
import { attentionQuery, companyQuery } from '../data/queries.ts';
import { failureOf, refusal } from '../forms/refused-form.ts';
import { isDone, readForm, type DoneForm, type SubmitPage } from '../forms/submit.ts';
import { pageRequestContext, type PageRequest } from './page-request.ts';

/** What loads a page of this request, and sends its forms. */
export const pageArgs = (
  { api, queryClient, user, language, cookies }: PageRequest,
  address: Pick<PageArgs, 'url' | 'params'>,
): PageArgs => ({
  api,
  queryClient,
  user,
  language,
  setCookie: (cookie) => void cookies.push(cookie),
  ...address,
});

/**
 * A route's `loader`: loads the page's queries in process and sends them along with the document. A page that nothing in the site leads to has
 * no loader beside it; a story asks its `load` in place of the server.
 */
export function serverLoader<Facts extends object>(load: LoadPage<Facts>) {
  const loader = async ({ context, params, url }: LoaderFunctionArgs): Promise<PageData<Facts>> => {
    const page = context.get(pageRequestContext);
    let before = queriesIn(page.queryClient);
    const facts = await loadInto<Facts>(
      async (given) => {
        // Settings and the member travel with the root's data.
        await Promise.all([page.settings(), page.user()]);
        before = queriesIn(page.queryClient);
        return load(given);
      },
      pageArgs(page, { url, params }),
    );
    return { ...facts, queries: newQueries(page.queryClient, before) };
  };
  return Object.assign(loader, { load });
}

/**
 * A route's `action`: does what its form says, in process, for who has no script or pressed before it was there.
 * @param options.isElsewhere the form stands on other pages than the route's: what was refused is an error page
 */
export function serverAction<Result>(submit: SubmitPage<Result>, { isElsewhere = false } = {}) {
  return async ({ request, context, params, url }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const page = pageArgs(context.get(pageRequestContext), { url, params });
    try {
      const result = await submit(form, page);
      return isDone(result) ? redirect(result.seeOther) : (result as Exclude<Result, DoneForm>);
    } catch (error) {
      if (isElsewhere || !problemOf(error)) throw asRouterError(error, url);
      return refusal(form, failureOf(error));
    }
  };
}

/** What every page needs: settings, the member, the company of the footer and the badges. */
export async function rootLoader({
  context,
  params,
  url,
}: LoaderFunctionArgs): Promise<PageData<RootFacts>> {
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
    pageArgs(page, { params, url }),
  );
  return { formKey: newIdempotencyKey(), queries: newQueries(page.queryClient, new Set()) };
}
