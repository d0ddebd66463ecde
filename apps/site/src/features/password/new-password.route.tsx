import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { loadNewPassword, submitNewPassword, wordsOf, type LinkPage } from './password.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';
import type { Route } from './+types/new-password.route.ts';

export const loader = serverLoader(loadNewPassword);
export const clientLoader = browserLoader(loadNewPassword);
export const action = serverAction(submitNewPassword);
export const clientAction = browserAction(submitNewPassword);

export const handle = {
  namespaces: ['auth'],
  title: (t, page) => t(($) => $.auth[wordsOf(page)].title),
} satisfies PageHandle<LinkPage>;

export default function NewPasswordPage({ loaderData }: Route.ComponentProps) {
  return <NewPasswordScreen {...loaderData} />;
}
