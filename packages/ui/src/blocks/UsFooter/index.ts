export { UsFooter } from './UsFooter.tsx';
export type { UsFooterProps } from './UsFooter.types.ts';
