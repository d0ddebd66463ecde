export { Footer } from './Footer.tsx';
export type { FooterCompany, FooterLabels, FooterPage, FooterProps } from './Footer.types.ts';
