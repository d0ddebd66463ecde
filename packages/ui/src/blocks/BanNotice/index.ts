export { BanNotice } from './BanNotice.tsx';
export type { BanNoticeLabels, BanNoticeProps } from './BanNotice.types.ts';
