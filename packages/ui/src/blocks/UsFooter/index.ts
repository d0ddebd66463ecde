export { UsFooter, UsLines } from './UsFooter.tsx';
export type { UsFooterProps } from './UsFooter.types.ts';
