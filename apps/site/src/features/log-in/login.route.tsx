import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadLogIn } from './log-in-data.ts';
import { LogInScreen } from './LogInScreen.tsx';
import { logInAction } from './log-in.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/login.route.ts';

export const loader = serverLoader(loadLogIn);
export const clientLoader = browserLoader(loadLogIn);
export const action = logInAction;

export const handle = {
  isOpen: true,
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.logIn.title),
} satisfies PageHandle;

export default function LogInPage({ actionData }: Route.ComponentProps) {
  return <LogInScreen refused={actionData} />;
}
