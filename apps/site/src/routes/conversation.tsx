import { browserLoader } from '../data/browser-loader.ts';
import { loadConversation } from '../data/pages/chat.ts';
import { ConversationScreen } from '../screens/ConversationScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/conversation.ts';

export const loader = serverLoader(loadConversation);
export const clientLoader = browserLoader(loadConversation);

export const handle = {
  namespaces: ['chat', 'members'],
  title: (t, { name }) => t(($) => $.chat.with, { name }),
} satisfies PageHandle<{ name: string }>;

export default function ConversationPage({ params }: Route.ComponentProps) {
  return <ConversationScreen conversation={{ conversation: params.id }} />;
}
