export { MessageBubble } from './MessageBubble.tsx';
export type {
  BubbleMessage,
  MessageBubbleLabels,
  MessageBubbleProps,
  MessageState,
} from './MessageBubble.types.ts';
