import { redirect, type LoaderFunctionArgs } from 'react-router';
import { answer } from '../../app/data/api.ts';
import { asRouterError } from '../../app/data/page-data.ts';
import { AFTER_LOG_OUT } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';

/**
 * Log-out by a plain link, for who has no script. The API takes it from the site's own pages only, by the request's
 * `Sec-Fetch-Site` (DESIGN section 7), which is handed on.
 */
export async function logOutLoader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  try {
    await answer(api.GET('/api/logout.php'));
  } catch (error) {
    throw asRouterError(error, url);
  }
  return redirect(AFTER_LOG_OUT);
}
