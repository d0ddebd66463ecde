export { ConversationFrame } from './ConversationFrame.tsx';
export type { ConversationFrameProps } from './ConversationFrame.types.ts';
