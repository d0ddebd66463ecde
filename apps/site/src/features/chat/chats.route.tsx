import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadChats } from './chats.ts';
import { ChatsScreen } from './ChatsScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadChats);
export const clientLoader = browserLoader(loadChats);

export const handle = {
  namespaces: ['chat', 'members', 'interests'],
  title: (t) => t(($) => $.chat.title),
} satisfies PageHandle;

export default ChatsScreen;
