export { ProfilePhoto } from './ProfilePhoto.tsx';
export type { ProfilePhotoProps } from './ProfilePhoto.tsx';
