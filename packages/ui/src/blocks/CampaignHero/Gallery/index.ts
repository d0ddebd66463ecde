export { GalleryHero } from './GalleryHero.tsx';
