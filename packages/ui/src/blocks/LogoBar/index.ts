export { LogoBar } from './LogoBar.tsx';
export type { LogoBarProps } from './LogoBar.types.ts';
