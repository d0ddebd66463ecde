export { SocialNetworkHero } from './SocialNetworkHero.tsx';
export type { SocialNetworkHeroProps } from './SocialNetworkHero.tsx';
