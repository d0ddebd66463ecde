import { browserLoader } from '../data/browser-loader.ts';
import { loadChats } from '../data/pages/chat.ts';
import { ChatsScreen } from '../screens/ChatsScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadChats);
export const clientLoader = browserLoader(loadChats);

export const handle = {
  namespaces: ['chat'],
  title: (t) => t(($) => $.chat.title),
} satisfies PageHandle;

export default function ChatsPage() {
  return <ChatsScreen />;
}
