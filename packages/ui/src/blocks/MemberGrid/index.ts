export { AddPhotoCard, type AddPhotoCardProps } from './AddPhotoCard.tsx';
export { MemberGrid } from './MemberGrid.tsx';
export type { MemberGridItem, MemberGridProps } from './MemberGrid.types.ts';
