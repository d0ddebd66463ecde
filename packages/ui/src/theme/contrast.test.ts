import { readdirSync } from 'node:fs';
import { oklch } from 'culori';
import { describe, expect, test } from 'vitest';
import { general } from '../brands/general.ts';
import type { Brand } from '../brands/types.ts';
import { brandPairs, failing, neutralPairs, pairsOf, warningsOf } from './measure.ts';
import { brandGrounds, brandRoles, neutrals, sharedRoles, sharedSeeds } from './palette.ts';
import type { Hex, Scheme } from './roles.ts';
import {
  apart,
  contrast,
  deriveRole,
  ink,
  isDullSeed,
  least,
  leastApart,
  leastQuiet,
  surfaces,
} from './roles.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Every brand there is a file of, registered or not: a new one is measured at once. */
const everyBrand = await Promise.all(
  readdirSync(new URL('../brands/', import.meta.url))
    .filter((name) => !/^(index|types)\.ts$|\.gen\.ts$|\.test\.ts$/.test(name))
    .map(async (name): Promise<Brand> => {
      const id = name.replace(/\.ts$/, '');
      const file = (await import(`../brands/${id}.ts`)) as Record<string, Brand>;
      const brand = file[id];
      if (brand?.id !== id) throw new Error(`brands/${name} does not export "${id}"`);
      return brand;
    }),
);

describe.each(everyBrand.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
  test.each(schemes)('[V19] %s: every pair of colours reaches its contrast', (scheme) => {
    const pairs = brandPairs(brand, scheme);
    expect(pairs).toHaveLength(7 * (5 + 2 * (surfaces[scheme].length + 2)) + 2 * 4 + 4 + 2 * 3 + 1);
    expect(failing(pairs)).toEqual([]);
  });

  test('[V19] fills are the seeds to the digit in both schemes', () => {
    for (const scheme of schemes) {
      const { primary, secondary } = brandRoles(brand, scheme);
      expect({ primary: primary.fill, secondary: secondary.fill }).toEqual(brand.seeds);
    }
  });
});

describe('every brand', () => {
  test.each(schemes)('%s neutrals are readable on every surface', (scheme) => {
    expect(failing(neutralPairs(scheme))).toEqual([]);
  });

  test('text on a photo is readable over white and over black', () => {
    // The scrim lies over the photo at 72 %; its least contrast is over a white photo.
    const overWhite: Hex = '#525157';
    expect(contrast(overWhite, neutrals.light.onScrim)).toBeGreaterThanOrEqual(least.text);
  });

  test('[V19] a pair that cannot be read is caught, whichever token is wrong', () => {
    const role = deriveRole('#2bc7bf', 'light');
    const tampered = (change: Partial<typeof role>): string[] =>
      failing(pairsOf('primary', { ...role, ...change }, 'light'));
    expect(tampered({})).toEqual([]);
    // White on teal, the way the colours are usually used.
    expect(tampered({ onFill: '#ffffff' })).toEqual([
      'primary onFill on fill: 2.09 < 4.5',
      expect.stringMatching(/^primary onFill on fillHover: \d/),
      expect.stringMatching(/^primary onFill on fillPressed: \d/),
    ]);
    expect(tampered({ text: role.fill })).toContain('primary text on #ffffff: 2.09 < 4.6');
    expect(tampered({ ui: role.fill })).toContain('primary ui on #ffffff: 2.09 < 3.1');
    expect(tampered({ onSoft: role.ui })[0]).toMatch(/^primary onSoft on soft/);
  });
});

describe('the seven of spec section 1', () => {
  const niches = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];
  const seven = niches.map((id) => everyBrand.find((brand) => brand.id === id));

  test('[V02] are there, numbered as in the specification', () => {
    expect(seven.map((brand) => brand?.niche)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each(seven)(
    '[V19] the two quiet folds of $id can be told apart, under a person and in a place',
    (brand) => {
      if (!brand) throw new Error('a brand is missing');
      for (const scheme of schemes) {
        const { monoA, monoB, quietA, quietB } = brandGrounds(brand, scheme);
        expect(apart(monoA, monoB)).toBeGreaterThanOrEqual(leastApart);
        expect(apart(quietA, quietB)).toBeGreaterThanOrEqual(leastQuiet);
      }
    },
  );

  test.each(seven)('no fold of $id is olive or moss by night', (brand) => {
    if (!brand) throw new Error('a brand is missing');
    const { fieldA, fieldB, monoA, monoB, quietA, quietB } = brandGrounds(brand, 'dark');
    const folds = [fieldA, fieldB, monoA, monoB, quietA, quietB];
    const hues = folds.map((fold) => oklch(fold)?.h ?? 0);
    expect(hues.filter((hue) => hue > 88 && hue < 132)).toEqual([]);
  });

  test.each(seven)(
    '[V02] $id is not dull, not taken for a message, and recognisable beside the others',
    (brand) => {
      if (!brand) throw new Error('a brand is missing');
      const others = seven.filter((other) => other !== undefined);
      expect(warningsOf(brand, others)).toEqual([]);
    },
  );
});

describe('what is said of a brand that works but could be better', () => {
  const say = (primary: Hex, secondary: Hex): string[] =>
    warningsOf({ ...general, id: 'she', seeds: { primary, secondary } }, [general]);

  test('a dull seed', () => {
    expect(say('#4c6ef5', '#fffbe0')).toEqual([
      expect.stringContaining('primary #4c6ef5 is dull: only black reads on it.'),
      expect.stringContaining('primary #4c6ef5 could be taken for info'),
    ]);
  });

  test('a main action that looks like a destroying one', () => {
    expect(say('#d8304c', '#fffbe0')).toEqual([
      expect.stringMatching(/^primary #d8304c could be taken for danger: 0\.\d from its colour\.$/),
    ]);
  });

  test('a neighbour that looks the same', () => {
    expect(say('#2bc7b4', '#ff82e0')).toEqual([
      expect.stringMatching(
        /^it looks like general: \d\.\d between the primaries, \d\.\d in all\.$/,
      ),
    ]);
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
    ['success', '#141030', '#00761c', '#00a22a', '#cbeecb'],
    ['premium', '#ffffff', '#453d83', '#453d83', '#dfe0ff'],
    ['danger', '#ffffff', '#c40b3a', '#d92d4a', '#ffd8d8'],
    ['warning', '#141030', '#8a5900', '#c07d00', '#fcddb8'],
    ['info', '#ffffff', '#1c5bd7', '#2f6fed', '#d4e4ff'],
  ] as const)('[V19] light %s has the measured values', (name, onFill, text, ui, soft) => {
    expect(light[name]).toMatchObject({ onFill, text, ui, soft });
  });

  test.each([
    ['primary', '#2bc7bf', '#2bc7bf', '#003331'],
    ['secondary', '#ff82e7', '#ff82e7', '#3d1f37'],
    ['success', '#07c436', '#07c436', '#134518'],
    ['premium', '#9d99e8', '#6c66b1', '#363065'],
    ['danger', '#ff747e', '#d92d4a', '#5f2227'],
    ['warning', '#f5a524', '#f5a524', '#503200'],
    ['info', '#70a2ff', '#2f6fed', '#1e3767'],
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
