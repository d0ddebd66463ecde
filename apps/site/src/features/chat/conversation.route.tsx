import { browserLoader } from '../../app/data/browser-loader.ts';
import { conversationOf, loadConversation, partnerName, submitMessage } from './chats.ts';
import { ConversationScreen } from './ConversationScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/conversation.route.ts';

export const loader = serverLoader(loadConversation);
export const clientLoader = browserLoader(loadConversation);
// In the browser the message goes to the outbox, whose actor it is.
export const action = serverAction(submitMessage);

export const handle = {
  namespaces: ['chat', 'members', 'interests'],
  isAboveKeyboard: true,
  title: (t, partner) => t(($) => $.chat.with, { name: partnerName(t, partner) }),
} satisfies PageHandle<{ name: string }>;

export default function ConversationPage({ params, actionData }: Route.ComponentProps) {
  const conversation = conversationOf(params);
  return (
    <ConversationScreen
      // Two pages, be it with the same member: each begins anew.
      key={Object.keys(conversation)[0]}
      conversation={conversation}
      refused={actionData}
    />
  );
}
