export { Banner } from './Banner.tsx';
export { StripAction, type StripActionProps } from './StripAction.tsx';
export type { BannerProps, BannerTone } from './Banner.types.ts';
