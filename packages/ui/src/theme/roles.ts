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

/** Every ground on which text, links and controls may stand, per scheme, beside the brand's own page (`canvasOf`). */
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

const softOf: Record<Scheme, { lightness: number; chroma: number }> = {
  light: { lightness: 0.95, chroma: 0.04 },
  dark: { lightness: 0.29, chroma: 0.06 },
};

export const contrast = (a: string, b: string): number => wcagContrast(a, b);

const parts = (hex: Hex): { l: number; c: number; h: number } => {
  const colour = oklch(hex);
  if (!colour) throw new Error(`"${hex}" is not a colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
};

/** The seed's hue at another lightness, its chroma lowered to what a screen can show. */
const at = (seed: Hex, lightness: number, chroma: number): Hex =>
  formatHex(
    clampChroma(
      { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: parts(seed).h },
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
export const deriveRole = (seed: Hex, scheme: Scheme): RoleTokens => {
  const { l, c } = parts(seed);
  const onFill = onFillOf(seed);
  // Away from the text on it, so contrast only grows.
  const away = onFill === '#ffffff' ? -1 : 1;
  const tint = softOf[scheme];
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

/** The page, warmed by the brand: a breath of its second seed. */
export const canvasOf = (secondary: Hex, scheme: Scheme): Hex =>
  scheme === 'light'
    ? mix(deriveRole(secondary, scheme).soft, 0.36, '#ffffff')
    : mix(secondary, 0.05, '#0f0e17');

/** The darker seed's hue, far down: what stands under white text on a photo. */
export const nightOf = (seeds: readonly Hex[]): Hex => {
  const [darkest = ink] = seeds.toSorted((a, b) => parts(a).l - parts(b).l);
  return at(darkest, 0.24, Math.min(parts(darkest).c, 0.09));
};

/** What text on a fold is asked for: folds change under a word. */
export const leastOnField = 5.4;

/** Text on a fold. */
export const onFieldOf: Record<Scheme, Hex> = { light: ink, dark: '#ffffff' };

/** How far apart two colours are, in OKLab, and how far the two quiet grounds are at least. */
export const apart: (one: Hex, other: Hex) => number = differenceEuclidean('oklab');
export const leastApart = 0.06;

export type FoldTokens = Record<'fieldA' | 'fieldB' | 'monoA' | 'monoB', Hex>;

/**
 * The two folds, vivid and quiet. A field is the seed where its text reads on it, else as much of the seed as it reads on, 46 % at the
 * most; a quiet ground is three fifths of it in white, in the dark in ink, the first more where the two could not be told apart.
 */
export const foldsOf = (seeds: { primary: Hex; secondary: Hex }, scheme: Scheme): FoldTokens => {
  const isLight = scheme === 'light';
  const onField = onFieldOf[scheme];
  const into: Hex = isLight ? '#ffffff' : ink;
  const field = (seed: Hex): Hex => {
    if (isLight && contrast(onField, seed) >= leastOnField) return seed;
    for (let share = 0.46; share > 0; share -= 0.01) {
      const mixed = mix(seed, share, into);
      if (contrast(onField, mixed) >= leastOnField) return mixed;
    }
    return into;
  };
  const [fieldA, fieldB] = [field(seeds.primary), field(seeds.secondary)];
  const monoB = mix(fieldB, 0.6, into);
  const shares = [0.6, 0.7, 0.8, 0.9];
  const share = shares.find((one) => apart(mix(fieldA, one, into), monoB) >= leastApart) ?? 1;
  return { fieldA, fieldB, monoA: mix(fieldA, share, into), monoB };
};
