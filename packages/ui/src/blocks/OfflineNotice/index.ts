export { OfflineNotice } from './OfflineNotice.tsx';
export type { OfflineNoticeProps } from './OfflineNotice.types.ts';
