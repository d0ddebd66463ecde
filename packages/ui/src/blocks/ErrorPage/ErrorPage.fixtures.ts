import type { ErrorPageLabels } from './ErrorPage.types.ts';

/** Words for stories and tests. */
export const errorPageLabels: ErrorPageLabels = {
  retry: 'Try again',
  home: 'To the home page',
  status: (status) => `Error ${status}`,
};
