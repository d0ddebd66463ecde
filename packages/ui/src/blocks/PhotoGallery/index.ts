export { PhotoGallery } from './PhotoGallery.tsx';
export type { GalleryPhoto, PhotoGalleryLabels, PhotoGalleryProps } from './PhotoGallery.types.ts';
