import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  interpolate,
  oklch,
  wcagContrast,
} from 'culori';

/** `#rrggbb`. */
export type Hex = `#${string}`;

export type Scheme = 'light' | 'dark';

/** What one role is made of; the meaning of each token stands at the contract. */
export type RoleTokens = {
  fill: Hex;
  onFill: Hex;
  fillHover: Hex;
  fillPressed: Hex;
  soft: Hex;
  onSoft: Hex;
  text: Hex;
  ui: Hex;
};

/** The dark text colour that bright fills carry; also the light scheme's text. */
export const ink: Hex = '#141030';

/** Every ground on which text, links and controls may stand, per scheme, beside the brand's own page (`groundsOf`). */
export const surfaces: Record<Scheme, readonly Hex[]> = {
  light: ['#ffffff', '#f4f5f9'],
  dark: ['#0f0e17', '#171722', '#232230'],
};

/**
 * Least contrast asked of a derived colour. 4.6 and 3.1 leave headroom over WCAG's 4.5 and 3 for rounding; text on a
 * tint is small (badges), so it is asked for 7.
 */
export const least = { onFill: 4.5, text: 4.6, onSoft: 7, ui: 3.1 } as const;

/** Lightness is moved by this much at a time until the measure holds. */
const step = 0.002;

type Tint = Record<Scheme, { lightness: number; chroma: number }>;

/** The tint of a brand's own colour. */
const ownTint: Tint = {
  light: { lightness: 0.95, chroma: 0.04 },
  dark: { lightness: 0.29, chroma: 0.06 },
};

/** That of a colour which means the same everywhere: a step deeper, so that no brand's place or choice is taken for a message. */
export const messageTint: Tint = {
  light: { lightness: 0.915, chroma: 0.06 },
  dark: { lightness: 0.345, chroma: 0.09 },
};

export const contrast = (a: string, b: string): number => wcagContrast(a, b);

const parts = (hex: Hex): { l: number; c: number; h: number } => {
  const colour = oklch(hex);
  if (!colour) throw new Error(`"${hex}" is not a colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
};

/** The seed's hue, turned by some degrees, at another lightness, its chroma lowered to what a screen can show. */
const at = (seed: Hex, lightness: number, chroma: number, turn = 0): Hex =>
  formatHex(
    clampChroma(
      { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: parts(seed).h + turn },
      'oklch',
    ),
  ) as Hex;

/** The seed itself where it holds, else its hue moved lighter (1) or darker (-1) until it does. */
const moveUntil = (seed: Hex, direction: 1 | -1, on: readonly Hex[], target: number): Hex => {
  const { l, c } = parts(seed);
  const holds = (hex: Hex): boolean => on.every((ground) => contrast(hex, ground) >= target);
  if (holds(seed)) return seed;
  for (let distance = step; distance <= 1; distance += step) {
    const moved = at(seed, l + direction * distance, c);
    if (holds(moved)) return moved;
  }
  // A very dark or light seed may start beyond the end it has to reach.
  const end: Hex = direction === 1 ? '#ffffff' : '#000000';
  if (holds(end)) return end;
  throw new Error(`${seed} cannot reach ${target} on ${on.join(', ')}`);
};

/**
 * Text on a fill: the first of ink, white and black that reaches 4.5. One of white and black always reaches 4.58.
 */
export const onFillOf = (fill: Hex): Hex => {
  const candidates: readonly Hex[] = [ink, '#ffffff', '#000000'];
  const found = candidates.find((candidate) => contrast(candidate, fill) >= least.onFill);
  if (!found) throw new Error(`nothing is readable on ${fill}`);
  return found;
};

/** True where a seed lies so that only pure black reads on it: it works, but looks dull. */
export const isDullSeed = (seed: Hex): boolean => onFillOf(seed) === '#000000';

/** Derives a role from its seed. */
export const deriveRole = (seed: Hex, scheme: Scheme, { [scheme]: tint } = ownTint): RoleTokens => {
  const { l, c } = parts(seed);
  const onFill = onFillOf(seed);
  // Away from the text on it, so contrast only grows.
  const away = onFill === '#ffffff' ? -1 : 1;
  const soft = at(seed, tint.lightness, Math.min(c, tint.chroma));
  const direction = scheme === 'light' ? -1 : 1;
  const text = moveUntil(seed, direction, [...surfaces[scheme], soft], least.text);
  return {
    fill: seed,
    onFill,
    fillHover: at(seed, l + away * 0.04, c),
    fillPressed: at(seed, l + away * 0.08, c),
    soft,
    onSoft: moveUntil(text, direction, [soft], least.onSoft),
    text,
    ui: moveUntil(seed, direction, surfaces[scheme], least.ui),
  };
};

/** So much of one colour in another, 0 to 1, as `color-mix(in oklab)` gives it. */
const mix = (colour: Hex, share: number, into: Hex): Hex =>
  formatHex(interpolate([into, colour], 'oklab')(share)) as Hex;

/** The page and its wells, warmed by the brand: a breath of its second seed, in a well by day some more. */
export const groundsOf = (secondary: Hex, scheme: Scheme): Record<'canvas' | 'sunken', Hex> => {
  const night = '#0f0e17';
  if (scheme === 'dark') return { canvas: mix(secondary, 0.05, night), sunken: night };
  const { soft } = deriveRole(secondary, scheme);
  return { canvas: mix(soft, 0.36, '#ffffff'), sunken: mix(soft, 0.5, '#ffffff') };
};

/** The darker seed's hue, far down: what stands under white text on a photo. */
export const nightOf = (seeds: readonly Hex[]): Hex => {
  const [darkest = ink] = seeds.toSorted((a, b) => parts(a).l - parts(b).l);
  return at(darkest, 0.24, Math.min(parts(darkest).c, 0.09));
};

/** What text on a fold is asked for: folds change under a word. */
export const leastOnField = 5.4;

/** Text on a fold. */
export const onFieldOf: Record<Scheme, Hex> = { light: ink, dark: '#ffffff' };

/** How far apart two colours are, in OKLab; how far the grounds of a person without a photo are at least, and those of a place. */
export const apart: (one: Hex, other: Hex) => number = differenceEuclidean('oklab');
export const leastApart = 0.06;
export const leastQuiet = 0.03;

export type FoldTokens = Record<'fieldA' | 'fieldB' | 'monoA' | 'monoB' | 'quietA' | 'quietB', Hex>;

/** A yellow that deep is olive, and a lime moss: the one is turned to the amber beside it, the other to the leaf. In degrees of OKLCH. */
const turnOf = (seed: Hex): number => {
  const { h } = parts(seed);
  if (h < 88 || h > 132) return 0;
  return h < 110 ? -22 : 22;
};

/**
 * A seed as velvet by lamplight: its own hue, so deep that white reads on it. Of its chroma most is left, of its lightness so much that
 * a pale seed stays the lighter of two.
 */
const velvetOf = (seed: Hex): Hex => {
  const { l, c } = parts(seed);
  return moveUntil(
    at(seed, 0.3 + 0.22 * l, Math.min(0.85 * c, 0.14), turnOf(seed)),
    -1,
    [onFieldOf.dark],
    leastOnField,
  );
};

/** The seed by day: itself where ink reads on it, else as much of it in white as ink reads on, 46 % at the most. */
const dayFieldOf = (seed: Hex): Hex => {
  if (contrast(onFieldOf.light, seed) >= leastOnField) return seed;
  for (let share = 0.46; share > 0; share -= 0.01) {
    const mixed = mix(seed, share, '#ffffff');
    if (contrast(onFieldOf.light, mixed) >= leastOnField) return mixed;
  }
  return '#ffffff';
};

/** So much of a fold: the rest is white, by night the ink's lightness in the fold's own hue, for ink itself is blue. */
const fade = (field: Hex, share: number, scheme: Scheme): Hex => {
  if (scheme === 'light') return mix(field, share, '#ffffff');
  const { l, c } = parts(field);
  const dark = parts(ink).l;
  return at(field, dark + (l - dark) * share, c * share);
};

/** Three fifths of both folds; the first more where the two could not be told apart. */
const monoOf = (fieldA: Hex, fieldB: Hex, scheme: Scheme): Pick<FoldTokens, 'monoA' | 'monoB'> => {
  const monoB = fade(fieldB, 0.6, scheme);
  const shares = [0.6, 0.7, 0.8, 0.9];
  const share = shares.find((one) => apart(fade(fieldA, one, scheme), monoB) >= leastApart) ?? 1;
  return { monoA: fade(fieldA, share, scheme), monoB };
};

/** How much of the first and the second tint lies in the page, from what is enough for most seeds to what any two need. */
const quietShares = [
  [0.6, 0.6],
  [0.8, 0.6],
  [1, 0.6],
  [1, 0.4],
  [1, 0.2],
] as const;

/** Both tints in the page; the first more, and then the second less, where the two could not be told apart. */
const quietOf = (
  seeds: { primary: Hex; secondary: Hex },
  scheme: Scheme,
): Pick<FoldTokens, 'quietA' | 'quietB'> => {
  const { canvas } = groundsOf(seeds.secondary, scheme);
  const quiet = (seed: Hex, share: number): Hex => {
    const { soft } = deriveRole(seed, scheme);
    const { l, c } = parts(soft);
    return mix(scheme === 'light' ? soft : at(soft, l, c, turnOf(seed)), share, canvas);
  };
  const pairs = quietShares.map(([first, second]) => ({
    quietA: quiet(seeds.primary, first),
    quietB: quiet(seeds.secondary, second),
  }));
  const found = pairs.find(({ quietA, quietB }) => apart(quietA, quietB) >= leastQuiet);
  return found ?? { quietA: quiet(seeds.primary, 1), quietB: canvas };
};

/** The two folds of a brand: vivid, quiet for a person, and quieter for a place. */
export const foldsOf = (seeds: { primary: Hex; secondary: Hex }, scheme: Scheme): FoldTokens => {
  const field = scheme === 'light' ? dayFieldOf : velvetOf;
  const [fieldA, fieldB] = [field(seeds.primary), field(seeds.secondary)];
  return { fieldA, fieldB, ...monoOf(fieldA, fieldB, scheme), ...quietOf(seeds, scheme) };
};
