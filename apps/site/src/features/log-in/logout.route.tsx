import { redirect, type LoaderFunctionArgs } from 'react-router';
import { answer } from '../../app/data/api.ts';
import { loadInto } from '../../app/data/page-data.ts';
import { AFTER_LOG_OUT } from '../../app/navigation/safe-next.ts';
import { pageArgs } from '../../app/server/page-loader.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';

/**
 * Log-out by a plain link, for who has no script. The API takes it from the site's own pages only, by the request's
 * `Sec-Fetch-Site`, which is handed on.
 */
export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadInto(
    async ({ api }) => {
      await answer(api.GET('/api/logout.php'));
      throw redirect(AFTER_LOG_OUT);
    },
    pageArgs(context.get(pageRequestContext), { url, params }),
  );
