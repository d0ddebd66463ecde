export { FindBar } from './FindBar.tsx';
export { FindWays } from './FindWays.tsx';
export type { FindBarChip, FindBarProps } from './FindBar.types.ts';
