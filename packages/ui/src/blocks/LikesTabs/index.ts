export { LikesTabs } from './LikesTabs.tsx';
export type { LikesTab, LikesTabsProps } from './LikesTabs.types.ts';
