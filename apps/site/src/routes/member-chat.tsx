import { browserLoader } from '../data/browser-loader.ts';
import { loadMemberChat } from '../data/pages/chat.ts';
import { ConversationScreen } from '../screens/ConversationScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/member-chat.ts';

export const loader = serverLoader(loadMemberChat);
export const clientLoader = browserLoader(loadMemberChat);

export const handle = {
  namespaces: ['chat', 'members'],
  title: (t, { name }) => t(($) => $.chat.with, { name }),
} satisfies PageHandle<{ name: string }>;

export default function ConversationPage({ params }: Route.ComponentProps) {
  return <ConversationScreen conversation={{ profile: params.id }} />;
}
