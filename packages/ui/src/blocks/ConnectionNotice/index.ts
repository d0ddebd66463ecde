export { ConnectionNotice } from './ConnectionNotice.tsx';
export type { ConnectionNoticeProps } from './ConnectionNotice.types.ts';
