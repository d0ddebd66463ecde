import { attentionQuery, companyQuery, settingsQuery, userQuery } from '../app/data/queries.ts';
import type { SitePage } from '../app/document/SiteProviders.tsx';

/** What is loaded into a page outside React. */
export type LoadingPage = Pick<SitePage, 'api' | 'queryClient'>;

/** What the server sends with every document (server/page-loader.ts). */
export async function loadSite({ api, queryClient }: LoadingPage): Promise<void> {
  const [member] = await Promise.all([
    queryClient.ensureQueryData(userQuery(api)),
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(companyQuery(api)),
  ]);
  if (member) await queryClient.ensureQueryData(attentionQuery(api));
}
