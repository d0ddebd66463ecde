export { ProfileHeader } from './ProfileHeader.tsx';
export type { ProfileHeaderProps } from './ProfileHeader.types.ts';
