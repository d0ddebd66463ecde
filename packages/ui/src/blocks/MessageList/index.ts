export { MessageList } from './MessageList.tsx';
export type {
  MessageDay,
  MessageListLabels,
  MessageListProps,
  ShownMessage,
} from './MessageList.types.ts';
