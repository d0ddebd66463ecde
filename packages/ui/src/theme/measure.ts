import { differenceCiede2000 } from 'culori';
import type { BrandLooks } from '../brands/types.ts';
import { brandGrounds, brandRoles, neutrals, sharedRoles, sharedSeeds } from './palette.ts';
import type { Hex, RoleTokens, Scheme } from './roles.ts';
import { contrast, isDullSeed, least, leastOnField, surfaces } from './roles.ts';

/** A colour on its ground, and the least contrast asked of them. */
export type Pair = readonly [what: string, ground: Hex, colour: Hex, least: number];

/** Every pair in which the tokens of a role may meet, on every surface of the scheme. */
export const pairsOf = (name: string, role: RoleTokens, scheme: Scheme): Pair[] => [
  [`${name} onFill on fill`, role.fill, role.onFill, least.onFill],
  [`${name} onFill on fillHover`, role.fillHover, role.onFill, least.onFill],
  [`${name} onFill on fillPressed`, role.fillPressed, role.onFill, least.onFill],
  [`${name} onSoft on soft`, role.soft, role.onSoft, least.onSoft],
  [`${name} text on soft`, role.soft, role.text, least.text],
  ...surfaces[scheme].flatMap((surface): Pair[] => [
    [`${name} text on ${surface}`, surface, role.text, least.text],
    [`${name} ui on ${surface}`, surface, role.ui, least.ui],
  ]),
];

/** The pairs of the neutrals, alike for every brand. */
export const neutralPairs = (scheme: Scheme): Pair[] => {
  const neutral = neutrals[scheme];
  return [
    ['text on hover', neutral.hover, neutral.text, least.onSoft],
    ...surfaces[scheme].flatMap((surface): Pair[] => [
      [`text on ${surface}`, surface, neutral.text, least.onSoft],
      [`muted on ${surface}`, surface, neutral.muted, least.text],
      [`control on ${surface}`, surface, neutral.control, least.ui],
      [`focus on ${surface}`, surface, neutral.focus, least.ui],
    ]),
  ];
};

/** White through a scrim of the brand's night over a white photo, where its text begins (63 %). */
const SCRIM_LEAST = 0.63;

/** How much of the soft tint lies in a quiet fold, over the canvas. */
const QUIET_FOLD = 0.6;

const partsOf = (colour: Hex): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const over = (colour: Hex, share: number, ground: Hex = '#ffffff'): Hex => {
  const below = partsOf(ground);
  const mixed = partsOf(colour).map((part, at) =>
    Math.round(part * share + (below[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The brand's own page with all that may stand on it, its folds, and its night over the lightest photo. */
const groundPairs = (brand: BrandLooks, scheme: Scheme): Pair[] => {
  const { canvas, night, fieldA, fieldB, monoA, monoB } = brandGrounds(brand, scheme);
  const roles = { ...brandRoles(brand, scheme), ...sharedRoles(scheme) };
  const { text, muted, control, focus, onScrim, onField } = neutrals[scheme];
  return [
    ...Object.entries(roles).flatMap(([name, role]): Pair[] => [
      [`${name} text on canvas`, canvas, role.text, least.text],
      [`${name} ui on canvas`, canvas, role.ui, least.ui],
    ]),
    ['text on canvas', canvas, text, least.onSoft],
    ['muted on canvas', canvas, muted, least.text],
    ['control on canvas', canvas, control, least.ui],
    ['focus on canvas', canvas, focus, least.ui],
    ...Object.entries({ fieldA, fieldB, monoA, monoB }).map(([name, field]): Pair => [
      `onField on ${name}`,
      field,
      onField,
      leastOnField,
    ]),
    // The quiet folds of an empty place; what stands on them are words and buttons with words.
    ...(['primary', 'secondary'] as const).flatMap((name): Pair[] => {
      const fold = over(roles[name].soft, QUIET_FOLD, canvas);
      return [
        [`text on the quiet ${name} fold`, fold, text, least.onSoft],
        [`primary text on the quiet ${name} fold`, fold, roles.primary.text, least.text],
        [`focus on the quiet ${name} fold`, fold, focus, least.ui],
      ];
    }),
    ['onScrim on night over white', over(night, SCRIM_LEAST), onScrim, least.text],
  ];
};

/** All pairs of a brand in a scheme: its own roles, the shared ones, and its grounds. */
export const brandPairs = (brand: BrandLooks, scheme: Scheme): Pair[] => [
  ...Object.entries({ ...brandRoles(brand, scheme), ...sharedRoles(scheme) }).flatMap(
    ([name, role]) => pairsOf(name, role, scheme),
  ),
  ...groundPairs(brand, scheme),
];

/** Those that miss their contrast, in words. */
export const failing = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(([, ground, colour, target]) => contrast(ground, colour) < target)
    .map(
      ([what, ground, colour, target]) =>
        `${what}: ${contrast(ground, colour).toFixed(2)} < ${target}`,
    );

const difference = differenceCiede2000();

/** How unlike two colours look (CIEDE2000): 2 is seen side by side, 10 at a glance. */
export const distance = (a: Hex, b: Hex): number => difference(a, b);

/** How unlike two brands look: their primaries, and both colours together as one length. */
export const brandDistance = (a: BrandLooks, b: BrandLooks): { primary: number; pair: number } => {
  const primary = distance(a.seeds.primary, b.seeds.primary);
  return { primary, pair: Math.hypot(primary, distance(a.seeds.secondary, b.seeds.secondary)) };
};

/**
 * How far apart our brands must stand: primaries, both colours together, and either colour from the seeds that mean
 * success, danger, warning, info and premium everywhere (decision 9).
 */
export const apart = { primary: 20, pair: 28, meaning: 14 } as const;

/** The shared meaning that a colour could be taken for, if any. */
const takenFor = (seed: Hex): [meaning: string, by: number] | undefined =>
  Object.entries(sharedSeeds)
    .map(([meaning, shared]): [string, number] => [meaning, distance(seed, shared)])
    .toSorted(([, a], [, b]) => a - b)
    .find(([, by]) => by < apart.meaning);

/**
 * What a designer should know of a brand that works but could be better: a dull seed, one that could be taken for a
 * message, or a neighbour too near. Warnings for any brand; for the seven of the product they are failures.
 */
export const warningsOf = (brand: BrandLooks, others: readonly BrandLooks[]): string[] => [
  ...Object.entries(brand.seeds).flatMap(([name, seed]) => {
    const taken = takenFor(seed);
    return [
      ...(isDullSeed(seed)
        ? [`${name} ${seed} is dull: only black reads on it. Make it a little lighter or darker.`]
        : []),
      ...(taken
        ? [
            `${name} ${seed} could be taken for ${taken[0]}: ${taken[1].toFixed(1)} from its colour.`,
          ]
        : []),
    ];
  }),
  ...others
    .filter(({ id }) => id !== brand.id)
    .flatMap((other) => {
      const { primary, pair } = brandDistance(brand, other);
      return primary < apart.primary || pair < apart.pair
        ? [
            `it looks like ${other.id}: ${primary.toFixed(1)} between the primaries, ${pair.toFixed(1)} in all.`,
          ]
        : [];
    }),
];
