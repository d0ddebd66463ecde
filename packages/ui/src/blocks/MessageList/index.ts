export { MessageList } from './MessageList.tsx';
export type { MessageDay, MessageListLabels, MessageListProps } from './MessageList.types.ts';
