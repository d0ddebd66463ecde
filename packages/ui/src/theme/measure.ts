import { differenceCiede2000 } from 'culori';
import type { Brand } from '../brands/types.ts';
import { brandRoles, neutrals, sharedRoles, sharedSeeds } from './palette.ts';
import type { Hex, RoleTokens, Scheme } from './roles.ts';
import { contrast, isDullSeed, least, surfaces } from './roles.ts';

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

/** All pairs of a brand in a scheme, its own roles and the shared ones. */
export const brandPairs = (brand: Brand, scheme: Scheme): Pair[] =>
  Object.entries({ ...brandRoles(brand, scheme), ...sharedRoles(scheme) }).flatMap(([name, role]) =>
    pairsOf(name, role, scheme),
  );

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
export const brandDistance = (a: Brand, b: Brand): { primary: number; pair: number } => {
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
export const warningsOf = (brand: Brand, others: readonly Brand[]): string[] => [
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
