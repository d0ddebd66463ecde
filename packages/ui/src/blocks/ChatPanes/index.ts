export { ChatPanes } from './ChatPanes.tsx';
export type { ChatPanesProps } from './ChatPanes.types.ts';
