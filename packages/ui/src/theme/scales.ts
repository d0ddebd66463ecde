/**
 * The values no brand and no scheme may change: plain constants, written into the CSS at build time. Whatever a brand
 * or a scheme does change is a custom property of `contract.css.ts` instead.
 */

/** Distances, in rem so that they follow the reader's text size. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4.5rem',
} as const;

/** Fixed sizes of things. `target` is the least a finger may be asked to hit (WCAG 2.5.8). */
export const size = {
  target: '1.5rem',
  controlSm: '2.25rem',
  control: '2.75rem',
  controlLg: '3.25rem',
  iconSm: '1rem',
  icon: '1.25rem',
  iconLg: '1.5rem',
  iconXl: '2.5rem',
  avatarSm: '2.25rem',
  avatar: '3rem',
  avatarLg: '4.5rem',
  measure: '38rem',
  full: '100%',
} as const;

/** A radius that makes a pill or a circle; the others come from the brand's preset. */
export const radiusFull = '999px';

export const fontFamily = {
  body: "'Open Sans Variable', 'Open Sans Fallback', Arial, sans-serif",
} as const;

export const fontSize = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  display: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
} as const;

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

export const lineHeight = { tight: '1.15', snug: '1.3', body: '1.55' } as const;

export const duration = {
  instant: '0ms',
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  /** A like's small celebration. */
  burst: '420ms',
  /** What is told once: a gift, credits, a confirmed address. */
  moment: '480ms',
  /** The navigation bar's fade after it is done (spec section 4). */
  routeFade: '500ms',
} as const;

export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
  spring: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
} as const;

/** Stacking order: the only z-index values there are. */
export const elevation = {
  below: -1,
  base: 0,
  raised: 1,
  sticky: 100,
  overlay: 200,
  toast: 300,
  progress: 400,
} as const;

/** Spec section 9, in CSS pixels. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** The same as media queries: `[media.md]` in `'@media'`. Mobile first, so only `min-width`. */
export const media = {
  /** Narrower than `md`. */
  phone: 'not all and (min-width: 768px)',
  sm: '(min-width: 576px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 992px)',
  xl: '(min-width: 1200px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Spec section 9: 300 small, 500 default, 800 large, 1140 extra large. */
export const dialogWidth = { sm: '300px', md: '500px', lg: '800px', xl: '1140px' } as const;

/** Least height of a page's bar: on a phone, and from 768 px. */
export const barHeight = { phone: '3.25rem', tablet: '4.25rem' } as const;

/** Height of the row of places at the bottom of a phone's window, without the phone's own safe area. */
export const tabBarHeight = '3.75rem';

/** Spec section 9. */
export const toastMaxWidth = '350px';

export const containerWidth = { sm: '30rem', md: '45rem', lg: '62rem', xl: '76rem' } as const;
