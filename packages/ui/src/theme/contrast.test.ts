import { describe, expect, test } from 'vitest';
import { themedBrands } from '../brands/index.ts';
import { general } from '../brands/general.ts';
import type { Hex, RoleTokens, Scheme } from './roles.ts';
import { contrast, deriveRole, ink, isDullSeed, least, surfaces } from './roles.ts';
import { brandRoles, neutrals, sharedRoles, sharedSeeds } from './palette.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

type Pair = readonly [what: string, on: string, colour: string, least: number];

const pairsOf = (name: string, role: RoleTokens, scheme: Scheme): Pair[] => [
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

const neutralPairs = (scheme: Scheme): Pair[] => {
  const neutral = neutrals[scheme];
  return [
    ['text on hover', neutral.hover, neutral.text, 7],
    ...surfaces[scheme].flatMap((surface): Pair[] => [
      [`text on ${surface}`, surface, neutral.text, 7],
      [`muted on ${surface}`, surface, neutral.muted, least.text],
      [`control on ${surface}`, surface, neutral.control, least.ui],
      [`focus on ${surface}`, surface, neutral.focus, least.ui],
    ]),
  ];
};

const failing = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(([, on, colour, target]) => contrast(on, colour) < target)
    .map(([what, on, colour, target]) => `${what}: ${contrast(on, colour).toFixed(2)} < ${target}`);

describe('every brand in every scheme', () => {
  for (const brand of themedBrands) {
    for (const scheme of schemes) {
      test(`[V19] ${brand.id} ${scheme}: every pair of colours reaches its contrast`, () => {
        const roles = { ...brandRoles(brand, scheme), ...sharedRoles(scheme) };
        const pairs = Object.entries(roles).flatMap(([name, role]) => pairsOf(name, role, scheme));
        expect(pairs.length).toBe(7 * (5 + 2 * surfaces[scheme].length));
        expect(failing(pairs)).toEqual([]);
      });
    }

    test(`[V19] ${brand.id}: fills are the seeds to the digit in both schemes, and none is dull`, () => {
      for (const scheme of schemes) {
        const { primary, secondary } = brandRoles(brand, scheme);
        expect([primary.fill, secondary.fill]).toEqual([
          brand.seeds.primary,
          brand.seeds.secondary,
        ]);
      }
      // A mid-lightness seed on which only black reads works, but looks dull: choose another.
      expect([isDullSeed(brand.seeds.primary), isDullSeed(brand.seeds.secondary)]).toEqual([
        false,
        false,
      ]);
    });
  }

  test.each(schemes)('%s neutrals are readable on every surface', (scheme) => {
    expect(failing(neutralPairs(scheme))).toEqual([]);
  });

  test('text on a photo is readable over white and over black', () => {
    // The scrim lies over the photo at 72 %; its least contrast is over a white photo.
    const overWhite: Hex = '#525157';
    expect(contrast(overWhite, neutrals.light.onScrim)).toBeGreaterThanOrEqual(least.text);
  });
});

describe('the general brand', () => {
  const light = { ...brandRoles(general, 'light'), ...sharedRoles('light') };
  const dark = { ...brandRoles(general, 'dark'), ...sharedRoles('dark') };

  test('[V19] its fills are the colours of the specification exactly', () => {
    expect(light.primary.fill).toBe('#2bc7bf');
    expect(light.secondary.fill).toBe('#ff82e7');
    expect(light.success.fill).toBe('#07c436');
    expect(light.premium.fill).toBe('#453d83');
  });

  test.each([
    ['primary', '#141030', '#007974', '#009c96', '#d1f8f4'],
    ['secondary', '#141030', '#b0379c', '#d65cc0', '#ffe6f8'],
    ['success', '#141030', '#007d1e', '#00a22a', '#dff6de'],
    ['premium', '#ffffff', '#453d83', '#453d83', '#ecedff'],
    ['danger', '#ffffff', '#ce1f42', '#d92d4a', '#ffe8e8'],
    ['warning', '#141030', '#935f00', '#c07d00', '#ffebd3'],
    ['info', '#ffffff', '#2463e0', '#2f6fed', '#e6efff'],
  ] as const)('[V19] light %s has the measured values', (name, onFill, text, ui, soft) => {
    expect(light[name]).toMatchObject({ onFill, text, ui, soft });
  });

  test.each([
    ['primary', '#2bc7bf', '#2bc7bf', '#003331'],
    ['secondary', '#ff82e7', '#ff82e7', '#3d1f37'],
    ['success', '#07c436', '#07c436', '#163317'],
    ['premium', '#8e8ad7', '#6c66b1', '#292648'],
    ['danger', '#ff5568', '#d92d4a', '#451e20'],
    ['warning', '#f5a524', '#f5a524', '#3d2602'],
    ['info', '#5791ff', '#2f6fed', '#1a2b49'],
  ] as const)('[V19] dark %s has the measured values', (name, text, ui, soft) => {
    expect(dark[name]).toMatchObject({ text, ui, soft });
  });
});

describe('a seed of awkward lightness', () => {
  // Near white, white, near black, black, a grey, the mid blue on which white and ink both fail, and pure hues.
  const seeds: readonly Hex[] = [
    '#fefefe',
    '#ffffff',
    '#ffff66',
    '#0a0a0a',
    '#000000',
    '#777777',
    '#4c6ef5',
    '#0000ff',
    '#00ff00',
    '#d8436f',
  ];

  test.each(seeds)('[V19] %s still makes a readable role in both schemes', (seed) => {
    for (const scheme of schemes) {
      expect(failing(pairsOf(seed, deriveRole(seed, scheme), scheme))).toEqual([]);
    }
  });

  test('hover and press only ever add contrast', () => {
    for (const seed of [...seeds, ...Object.values(sharedSeeds)]) {
      const { fill, fillHover, fillPressed, onFill } = deriveRole(seed, 'light');
      expect(contrast(fillHover, onFill)).toBeGreaterThanOrEqual(contrast(fill, onFill) - 0.005);
      expect(contrast(fillPressed, onFill)).toBeGreaterThanOrEqual(
        contrast(fillHover, onFill) - 0.005,
      );
    }
  });

  test('one on which only black reads is known as dull', () => {
    expect(isDullSeed('#4c6ef5')).toBe(true);
    expect(deriveRole('#4c6ef5', 'light').onFill).toBe('#000000');
    expect(isDullSeed('#2bc7bf')).toBe(false);
    expect(deriveRole('#2bc7bf', 'light').onFill).toBe(ink);
  });

  test('what is no colour is refused', () => {
    expect(() => deriveRole('#nothex', 'light')).toThrow('is not a colour');
  });
});
