export { AloneTonightHero } from './AloneTonightHero.tsx';
export type { CampaignHeroProps } from '../CampaignHero.types.ts';
