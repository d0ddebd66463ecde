import { browserLoader } from '../data/browser-loader.ts';
import { loadLogIn } from '../data/pages/entry.ts';
import { LogInScreen } from '../screens/LogInScreen.tsx';
import { logInAction } from '../server/actions/log-in.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/login.ts';

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
