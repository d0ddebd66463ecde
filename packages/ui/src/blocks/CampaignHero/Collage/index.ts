export { CollageHero } from './CollageHero.tsx';
