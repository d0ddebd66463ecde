import { globalStyle } from '@vanilla-extract/css';
import type { BrandLooks } from '../brands/types.ts';
import { layer } from './layers.css.ts';
import { brandRules, sharedRules, type ThemeRule } from './themeRules.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Rules in the theme's layer, bare or under the reader's own preference. */
function emit(rules: readonly ThemeRule[]): void {
  for (const { selector, properties, colorScheme, isForSystem } of rules) {
    const rule = { vars: properties, ...(colorScheme ? { colorScheme } : {}) };
    globalStyle(selector, {
      '@layer': { [layer.theme]: isForSystem ? { '@media': { [PREFERS_DARK]: rule } } : rule },
    });
  }
}

/** Neutrals and the shared roles, in a file of styles. */
export const emitShared = (): void => emit(sharedRules());

/** A brand's theme, in a file of styles. */
export const emitBrand = (brand: BrandLooks, isRoot = false): void =>
  emit(brandRules(brand, isRoot));
