import { redirect, type LoaderFunctionArgs } from 'react-router';
import { answer } from '../../data/api.ts';
import { asRouterError } from '../../data/page-data.ts';
import { AFTER_LOG_OUT } from '../../view-models/safe-next.ts';
import { pageRequestContext } from '../page-request.ts';

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
