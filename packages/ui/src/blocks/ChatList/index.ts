export { ChatList } from './ChatList.tsx';
export type { ChatListItem, ChatListLabels, ChatListProps } from './ChatList.types.ts';
