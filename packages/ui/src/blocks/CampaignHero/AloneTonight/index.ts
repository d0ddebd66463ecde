export { AloneTonightHero } from './AloneTonightHero.tsx';
