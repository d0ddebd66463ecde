import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadDeletion, submitDeletion } from './my-data.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadDeletion);
export const clientLoader = browserLoader(loadDeletion);
export const action = serverAction(submitDeletion);
export const clientAction = browserAction(submitDeletion);

/** Its steps are addresses of one page. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.deletion.explain.title),
} satisfies PageHandle;

export default DeleteAccountScreen;
