export { FindBar } from './FindBar.tsx';
export type { FindBarChip, FindBarProps } from './FindBar.types.ts';
