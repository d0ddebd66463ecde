export { Footer } from './Footer.tsx';
export type {
  FooterCompany,
  FooterLabels,
  FooterPage,
  FooterProps,
  FooterUs,
} from './Footer.types.ts';
