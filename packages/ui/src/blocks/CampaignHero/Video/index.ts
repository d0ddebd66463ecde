export { VideoHero } from './VideoHero.tsx';
