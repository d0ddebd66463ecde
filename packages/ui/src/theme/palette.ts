import type { BrandLooks, RadiusPreset } from '../brands/types.ts';
import type { FoldTokens, Hex, RoleTokens, Scheme } from './roles.ts';
import { deriveRole, foldsOf, groundsOf, ink, messageTint, nightOf, onFieldOf } from './roles.ts';

/** The roles every brand shares: their meaning must not change from site to site. */
export const sharedSeeds = {
  success: '#07c436',
  danger: '#d92d4a',
  warning: '#f5a524',
  info: '#2f6fed',
  premium: '#453d83',
} as const satisfies Record<string, Hex>;

/** Neutrals take the purple's hue; each is measured in contrast.test.ts. */
export const neutrals = {
  light: {
    surface: '#ffffff',
    raised: '#ffffff',
    hover: '#ebecf3',
    text: ink,
    muted: '#5d5b73',
    border: '#e2e3ec',
    control: '#8a8a9e',
    focus: '#453d83',
    overlay: 'rgb(20 16 48 / 0.5)',
    scrim: 'rgb(15 14 23 / 0.72)',
    onScrim: '#ffffff',
    onField: onFieldOf.light,
  },
  dark: {
    surface: '#171722',
    raised: '#232230',
    hover: '#2a2938',
    text: '#edeef5',
    muted: '#a5a4b8',
    border: '#2e2d3c',
    control: '#6d6e81',
    focus: '#2bc7bf',
    overlay: 'rgb(5 4 12 / 0.68)',
    scrim: 'rgb(15 14 23 / 0.72)',
    onScrim: '#ffffff',
    onField: onFieldOf.dark,
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** Light falls softly, in the ink's hue; in the dark a surface's lightness does the work and shadow only parts it. */
export const shadows = {
  light: {
    sm: '0 1px 2px rgb(20 16 48 / 0.06), 0 2px 8px rgb(20 16 48 / 0.05)',
    md: '0 2px 4px rgb(20 16 48 / 0.05), 0 10px 28px rgb(20 16 48 / 0.1)',
    lg: '0 4px 8px rgb(20 16 48 / 0.06), 0 24px 64px rgb(20 16 48 / 0.18)',
  },
  dark: {
    sm: '0 1px 2px rgb(0 0 0 / 0.5)',
    md: '0 8px 28px rgb(0 0 0 / 0.5)',
    lg: '0 24px 64px rgb(0 0 0 / 0.65)',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export const radii = {
  sharp: { small: '2px', control: '4px', card: '6px', dialog: '10px' },
  soft: { small: '6px', control: '12px', card: '18px', dialog: '24px' },
  round: { small: '8px', control: '999px', card: '24px', dialog: '28px' },
} as const satisfies Record<RadiusPreset, Record<string, string>>;

type SharedRole = keyof typeof sharedSeeds;

export const sharedRoles = (scheme: Scheme): Record<SharedRole, RoleTokens> => ({
  success: deriveRole(sharedSeeds.success, scheme, messageTint),
  danger: deriveRole(sharedSeeds.danger, scheme, messageTint),
  warning: deriveRole(sharedSeeds.warning, scheme, messageTint),
  info: deriveRole(sharedSeeds.info, scheme, messageTint),
  premium: deriveRole(sharedSeeds.premium, scheme, messageTint),
});

export const brandRoles = (
  brand: BrandLooks,
  scheme: Scheme,
): Record<'primary' | 'secondary', RoleTokens> => ({
  primary: deriveRole(brand.seeds.primary, scheme),
  secondary: deriveRole(brand.seeds.secondary, scheme),
});

/** The page, its wells, the folds and the night of a brand. */
export const brandGrounds = (
  { seeds, night }: BrandLooks,
  scheme: Scheme,
): FoldTokens & Record<'canvas' | 'sunken' | 'night', Hex> => ({
  ...groundsOf(seeds.secondary, scheme),
  night: night ?? nightOf([seeds.primary, seeds.secondary]),
  ...foldsOf(seeds, scheme),
});
