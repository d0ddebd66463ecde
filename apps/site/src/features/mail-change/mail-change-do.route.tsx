import { MailChangeDoScreen } from './MailChangeDoScreen.tsx';
import { confirmMailChangeAction } from './account-links.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/mail-change-do.route.ts';

export const action = confirmMailChangeAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.mailChange.title),
} satisfies PageHandle;

export default function MailChangeDoPage({ actionData }: Route.ComponentProps) {
  return <MailChangeDoScreen refused={actionData} />;
}
