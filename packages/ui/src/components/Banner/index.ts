export { Banner } from './Banner.tsx';
export type { BannerProps, BannerTone } from './Banner.types.ts';
