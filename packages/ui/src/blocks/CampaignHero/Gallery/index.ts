export { GalleryHero } from './GalleryHero.tsx';
export type { CampaignPeopleProps } from '../CampaignHero.types.ts';
