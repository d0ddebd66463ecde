import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Adapter } from '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { describe, expect, test } from 'vitest';
import { brands } from '../brands/index.ts';
import type { Brand } from '../brands/types.ts';
import { roleNames, vars } from './contract.css.ts';
import { createTheme, defineBrand, measureBrand } from './createTheme.ts';
import { designTokens, readDesignTokens, type TokenGroup } from './designTokens.ts';
import { emitBrand, emitShared } from './emit.ts';
import { keepBrand } from './keepBrand.ts';
import {
  breakpoints,
  dialogWidth,
  duration,
  easing,
  fontFamily,
  fontSize,
  space,
  toastMaxWidth,
} from './scales.ts';

/** The CSS that `emit` writes, as the build would. */
const cssOf = (emit: () => void): string => {
  const objects: Parameters<Adapter['appendCss']>[0][] = [];
  setAdapter({
    appendCss: (css) => objects.push(css),
    registerClassName: () => {},
    onEndFileScope: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    getIdentOption: () => 'short',
  });
  setFileScope('themes.test');
  try {
    emit();
  } finally {
    endFileScope();
    removeAdapter();
  }
  return transformCss({ localClassNames: [], composedClassLists: [], cssObjs: objects })
    .join('\n')
    .replace(/\s*([{};:,])\s*/g, '$1');
};

const all = (list: readonly Brand[]): string =>
  cssOf(() => {
    emitShared();
    for (const brand of list) emitBrand(brand, brand.id === 'general');
  });

const names = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : names(value)));

describe('themes', () => {
  test('[V02] each brand more costs at most 0.5 kB gzip of CSS', () => {
    const [first, ...more] = brands;
    if (!first) throw new Error('no brand');
    const alone = gzipSync(all([first])).length;
    for (const brand of more) {
      expect(gzipSync(all([first, brand])).length - alone).toBeLessThanOrEqual(512);
    }
  });

  test('[V02] every brand has a light and a dark theme, by attribute and by the reader’s preference', () => {
    const css = all(brands);
    for (const { id, seeds } of brands) {
      const self = `[data-brand="${id}"]`;
      expect(css).toContain(`${self}{--velours-color-primary-fill:${seeds.primary};`);
      expect(css).toContain(`${self}[data-color-scheme="dark"]{`);
      expect(css).toContain(`${self}[data-color-scheme="system"]{`);
    }
    expect(css).toContain('@media (prefers-color-scheme:dark)');
    expect(css).toContain('color-scheme:dark');
    expect(css).toMatch(/^(@layer velours.theme;)?@layer velours.theme\{/);
  });

  test('every property of the contract is set for every brand', () => {
    const properties = names(vars).map((name) => name.slice('var('.length, -1));
    for (const brand of brands) {
      const css = cssOf(() => {
        emitShared();
        emitBrand(brand);
      });
      expect(properties.filter((property) => !css.includes(`${property}:`))).toEqual([]);
    }
  });

  test('[V02] a server may keep one brand’s theme: exactly the others are taken out', () => {
    const css = all(brands);
    const kept = keepBrand(css, 'she');
    expect(kept.length).toBeLessThan(css.length * 0.6);
    const named = new Set([...kept.matchAll(/data-brand="(\w+)"/g)].map((match) => match[1]));
    expect([...named]).toEqual(['she']);
    expect(kept.match(/\[data-brand="she"\]/g)).toHaveLength(3);
    // General's is the ground of a page without a brand; its own server keeps it.
    expect(kept).not.toContain(`primary-fill:${brands[0]?.seeds.primary}`);
    expect(keepBrand(css, 'general')).toContain(':root,[data-brand="general"]{');
    expect(kept.match(/\{/g)?.length).toBe(kept.match(/\}/g)?.length);
    // Minified, selectors have no quotes.
    expect(keepBrand(css.replaceAll('"', ''), 'gay')).toContain('[data-brand=gay]{');
    expect(keepBrand(css.replaceAll('"', ''), 'gay')).not.toContain('[data-brand=she]');
  });

  test('the contract stays under 100 colours, by role and neutral', () => {
    expect(names(vars.color).length).toBeLessThan(100);
    expect(Object.keys(vars.color)).toEqual(expect.arrayContaining([...roleNames]));
  });
});

describe('a brand of one’s own', () => {
  const tide = {
    id: 'tide',
    seeds: { primary: '#0F7C8A', secondary: '#D9B3E6' },
    radius: 'soft',
    displayWeight: 700,
  } as const;

  test('[D01] has the theme that the build would give it', () => {
    const { seeds, ...rest } = defineBrand(tide);
    expect(seeds).toEqual({ primary: '#0f7c8a', secondary: '#d9b3e6' });
    const brand = { seeds, ...rest };
    const built = cssOf(() => emitBrand(brand)).replaceAll(/@layer velours(\.\w+)?;/g, '');
    const inOneLayer = built.replaceAll(/\}@layer velours\.theme\{/g, '').replaceAll(/;\}/g, '}');
    expect(createTheme(brand).replaceAll(/\s*([{};:,])\s*/g, '$1')).toBe(inOneLayer);
    expect(measureBrand(brand)).toEqual({ failures: [], warnings: [] });
  });

  test.each([
    [{ ...tide, seeds: undefined as unknown as typeof tide.seeds }, '`seeds`'],
    [{ ...tide, id: 'Tide"]{}' }, '`id`'],
    [{ ...tide, seeds: { ...tide.seeds, primary: 'red' as '#ff0000' } }, '`seeds.primary`'],
    [{ ...tide, seeds: { ...tide.seeds, secondary: '#123' } as const }, '`seeds.secondary`'],
    [{ ...tide, night: 'url(x)' as '#ff0000' }, '`night`'],
    [{ ...tide, radius: 'oval' as 'soft' }, '`radius`'],
    [{ ...tide, displayWeight: 900 as 800 }, '`displayWeight`'],
    [{ ...tide, imagery: 'clouds' as 'bloom' }, '`imagery`'],
  ])('[D01] is refused at the field that is wrong', (brand, field) => {
    for (const read of [defineBrand, createTheme])
      expect(() => read(brand)).toThrow(new RegExp(`^brand ".*": ${field}`));
  });

  test('[D01] is told what it could be taken for', () => {
    const { failures, warnings } = measureBrand(
      defineBrand({ ...tide, seeds: { primary: '#2bc7bf', secondary: '#ff82e7' } }),
      brands,
    );
    expect([failures, warnings]).toEqual([[], [expect.stringContaining('general')]]);
  });
});

describe('scales', () => {
  test('[V19] breakpoints, dialog widths, toast width and font are those of the specification', () => {
    expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 });
    expect(dialogWidth).toEqual({ sm: '300px', md: '500px', lg: '800px', xl: '1140px' });
    expect(toastMaxWidth).toBe('350px');
    expect(fontFamily.body).toMatch(/^'Open Sans Variable'.*Arial/);
  });
});

describe('design tokens for drawing tools', () => {
  const schemes = ['light', 'dark'] as const;
  const kept = (id: string, scheme: string): string =>
    readFileSync(new URL(`../../tokens/${id}-${scheme}.tokens.gen.json`, import.meta.url), 'utf8');

  /** What a rule of the style sheet sets, by custom property. */
  const setBy = (css: string, selector: string): [string, string][] => {
    const start = css.indexOf(`${selector}{`) + selector.length + 1;
    const rule = css.slice(start, css.indexOf('}', start));
    return [...rule.matchAll(/--([a-z-]+):([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
  };

  describe.each(brands.map((brand) => [brand.id, brand] as const))('%s', (id, brand) => {
    test.each(schemes)(
      '[D05] %s: its file is what the theme says; else run npm run new:brand',
      (scheme) => {
        expect(kept(id, scheme)).toBe(`${JSON.stringify(designTokens(brand, scheme), null, 2)}\n`);
      },
    );

    test.each(schemes)(
      '[D05] %s: read back, every token is the CSS that the components read',
      (scheme) => {
        const read = readDesignTokens(JSON.parse(kept(id, scheme)) as TokenGroup);
        const css = all([brand]);
        const self = `[data-brand="${id}"]`;
        const light = [...setBy(css, ':root,[data-color-scheme="light"]'), ...setBy(css, self)];
        const dark = [
          ...setBy(css, '[data-color-scheme="dark"]'),
          ...setBy(css, `${self}[data-color-scheme="dark"]`),
        ];
        const properties = new Map([...light, ...(scheme === 'dark' ? dark : [])]);
        expect(properties.size).toBeGreaterThan(70);
        const spaceless = (text: string | undefined) => text?.replaceAll(', ', ',');
        const named = new Map(
          [...read].map(([path, value]) => [
            `velours-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
            spaceless(value),
          ]),
        );
        for (const [name, value] of properties) {
          // How far letters stand apart and how folds lie are no tokens of the format.
          if (['velours-font-display-tracking', 'velours-fold'].includes(name)) continue;
          const token =
            name === 'velours-font-display-weight' ? 'velours-font-weight-display' : name;
          expect([name, named.get(token)]).toEqual([name, spaceless(value)]);
        }
      },
    );
  });

  test('[D05] the scales come back as they are written in the components', () => {
    const [brand] = brands;
    if (!brand) throw new Error('no brand');
    const read = readDesignTokens(designTokens(brand, 'light'));
    expect(read.get('font.family.body')).toBe(fontFamily.body);
    expect(read.get('font.size.display')).toBe(fontSize.display);
    expect(read.get('width.breakpoint.md')).toBe(`${breakpoints.md}px`);
    expect(read.get('width.dialog.lg')).toBe(dialogWidth.lg);
    expect(read.get('width.toast.max')).toBe(toastMaxWidth);
    for (const [group, scale] of Object.entries({ space, duration, easing })) {
      for (const [name, css] of Object.entries(scale)) {
        expect(read.get(`${group}.${name}`)).toBe(css);
      }
    }
  });
});
