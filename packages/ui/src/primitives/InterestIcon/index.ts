export { InterestIcon } from './InterestIcon.tsx';
export type { InterestIconProps } from './InterestIcon.tsx';
export { interestPaths } from './interestPaths.ts';
export type { Interest } from './interestPaths.ts';
