import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { loadAgeCheck, submitAgeCheck } from './age-check.ts';
import { AgeCheckScreen } from './AgeCheckScreen.tsx';
import type { Route } from './+types/age-check.route.ts';

export const loader = serverLoader(loadAgeCheck);
export const clientLoader = browserLoader(loadAgeCheck);
export const action = serverAction(submitAgeCheck);
export const clientAction = browserAction(submitAgeCheck);

export const handle = {
  namespaces: ['agecheck'],
  title: (t) => t(($) => $.agecheck.title),
} satisfies PageHandle;

export default function AgeCheckPage({ loaderData }: Route.ComponentProps) {
  return <AgeCheckScreen status={loaderData.status} to={loaderData.to} />;
}
