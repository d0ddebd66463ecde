import { queryOptions } from '@tanstack/react-query';
import { answer, type Api } from '../../app/data/api.ts';
import { safetyKey } from '../../app/data/keys.ts';

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
    queryFn: async () => (await answer(api.GET('/api/decisions.php'))).decisions,
  });
