import { MailChangeDoScreen } from '../screens/MailChangeDoScreen.tsx';
import { confirmMailChangeAction } from '../server/actions/account-links.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/mail-change-do.ts';

export const action = confirmMailChangeAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.mailChange.title),
} satisfies PageHandle;

export default function MailChangeDoPage({ actionData }: Route.ComponentProps) {
  return <MailChangeDoScreen refused={actionData} />;
}
