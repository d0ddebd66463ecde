export { MemberGrid } from './MemberGrid.tsx';
export type { MemberGridItem, MemberGridProps } from './MemberGrid.types.ts';
