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

const partsOf = (colour: Hex): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const overWhite = (colour: Hex, share: number): Hex => {
  const mixed = partsOf(colour).map((part) => Math.round(part * share + 255 * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The brand's own page and wells with all that may stand on them, its folds, and its night over the lightest photo. */
const groundPairs = (brand: BrandLooks, scheme: Scheme): Pair[] => {
  const { canvas, sunken, night, ...folds } = brandGrounds(brand, scheme);
  const { fieldA, fieldB, monoA, monoB, quietA, quietB } = folds;
  const roles = { ...brandRoles(brand, scheme), ...sharedRoles(scheme) };
  const { text, muted, control, focus, onScrim, onField } = neutrals[scheme];
  return [
    ...Object.entries({ canvas, sunken }).flatMap(([ground, colour]): Pair[] => [
      ...Object.entries(roles).flatMap(([name, role]): Pair[] => [
        [`${name} text on ${ground}`, colour, role.text, least.text],
        [`${name} ui on ${ground}`, colour, role.ui, least.ui],
      ]),
      [`text on ${ground}`, colour, text, least.onSoft],
      [`muted on ${ground}`, colour, muted, least.text],
      [`control on ${ground}`, colour, control, least.ui],
      [`focus on ${ground}`, colour, focus, least.ui],
    ]),
    ...Object.entries({ fieldA, fieldB, monoA, monoB }).map(([name, field]): Pair => [
      `onField on ${name}`,
      field,
      onField,
      leastOnField,
    ]),
    // What stands on them are words and buttons with words.
    ...Object.entries({ quietA, quietB }).flatMap(([name, fold]): Pair[] => [
      [`text on ${name}`, fold, text, least.onSoft],
      [`primary text on ${name}`, fold, roles.primary.text, least.text],
      [`focus on ${name}`, fold, focus, least.ui],
    ]),
    ['onScrim on night over white', overWhite(night, SCRIM_LEAST), onScrim, least.text],
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
 * success, danger, warning, info and premium everywhere (decision 9); its tint from their tints, and tint and text on it together.
 */
export const apart = { primary: 20, pair: 28, meaning: 14, tint: 4.5, tintPair: 6 } as const;

/** The shared meaning that a colour could be taken for, if any. */
const takenFor = (seed: Hex): [meaning: string, by: number] | undefined =>
  Object.entries(sharedSeeds)
    .map(([meaning, shared]): [string, number] => [meaning, distance(seed, shared)])
    .toSorted(([, a], [, b]) => a - b)
    .find(([, by]) => by < apart.meaning);

/** The tints of a brand that could be taken for a message, in words. */
const tintsTakenFor = (brand: BrandLooks, scheme: Scheme): string[] =>
  Object.entries(brandRoles(brand, scheme)).flatMap(([name, own]) =>
    Object.entries(sharedRoles(scheme)).flatMap(([meaning, shared]) => {
      const tint = distance(own.soft, shared.soft);
      const pair = Math.hypot(tint, distance(own.onSoft, shared.onSoft));
      return tint < apart.tint || pair < apart.tintPair
        ? [
            `${scheme}: the tint of ${name} could be taken for ${meaning}: ${tint.toFixed(1)} between the tints, ${pair.toFixed(1)} with the text on them.`,
          ]
        : [];
    }),
  );

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
  ...tintsTakenFor(brand, 'light'),
  ...tintsTakenFor(brand, 'dark'),
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
