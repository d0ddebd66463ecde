import type { Imagery } from '../theme/imagery.ts';
import type { Hex } from '../theme/roles.ts';
import type { BrandId } from './ids.gen.ts';

export type { BrandId } from './ids.gen.ts';

/** How round things are: `sharp` 2 to 10 px, `soft` 6 to 24 px, `round` pills and 28 px. */
export type RadiusPreset = 'sharp' | 'soft' | 'round';

/** What a theme is made of, of a brand of ours or of anybody's. */
export interface BrandLooks {
  /** The value of `data-brand`. */
  id: string;
  /** Kept to the digit as `fill`; everything else is derived and measured (theme/roles.ts). */
  seeds: { primary: Hex; secondary: Hex };
  /** What stands under white text on a photo; without it the darker seed's hue, far down. */
  night?: Hex;
  radius: RadiusPreset;
  /** Weight of display text, 500 to 800: the body's weight never varies. */
  displayWeight: 500 | 600 | 700 | 800;
  /** How the quiet folds lie, and what is drawn where nobody is. @default 'evening' */
  imagery?: Imagery;
}

/**
 * A brand is these few facts and nothing else. Spacing, sizes, motion, focus, danger, warning and success are the same
 * everywhere; a different structure is a new block that any brand may use.
 */
export interface Brand extends BrandLooks {
  id: BrandId;
  /** The niche's number (spec section 1), which the domain's settings name; 0 for what is no domain's: `docs`. */
  niche: number;
  /** The niche's name as designers say it; the site's own name comes from the domain's settings. */
  title: string;
  /** Name of the brand's own words, `locales/<language>/brands/<name>.json`; what they leave out is said as general says it. */
  copyNamespace?: string;
  /** The scheme of a visitor who has not chosen one. */
  defaultScheme: 'light' | 'dark' | 'system';
}
