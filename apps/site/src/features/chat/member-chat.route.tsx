import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMemberChat } from './chat-data.ts';
import { partnerName } from './chats.ts';
import { submitMessage } from '../../background/outbox/submit-message.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { ConversationScreen } from './ConversationScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/member-chat.route.ts';

export const loader = serverLoader(loadMemberChat);
export const clientLoader = browserLoader(loadMemberChat);
// In the browser the message goes to the outbox, whose actor it is.
export const action = serverAction(submitMessage);

export const handle = {
  namespaces: ['chat', 'members', 'interests'],
  title: (t, partner) => t(($) => $.chat.with, { name: partnerName(t, partner) }),
} satisfies PageHandle<{ name: string }>;

export default function ConversationPage({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConversationScreen
      conversation={{ profile: params.id }}
      idempotencyKey={loaderData.idempotencyKey}
      refused={actionData}
    />
  );
}
