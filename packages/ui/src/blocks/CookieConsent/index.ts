export { CookieConsent } from './CookieConsent.tsx';
export type {
  CookieConsentLabels,
  CookieConsentProps,
  CookieGroup,
} from './CookieConsent.types.ts';
