import type { BrandLooks } from '../brands/types.ts';
import { vars } from './contract.css.ts';
import { defaultImagery, folds } from './imagery.ts';
import { brandGrounds, brandRoles, neutrals, radii, shadows, sharedRoles } from './palette.ts';
import type { Scheme } from './roles.ts';

type Properties = Record<string, string>;

/** One rule of a theme: custom properties under a selector. */
export interface ThemeRule {
  selector: string;
  /** By name, `--velours-color-primary-fill`. */
  properties: Properties;
  /** What the browser's own parts are drawn in. */
  colorScheme?: Scheme;
  /** Counts only for readers whose system is dark. */
  isForSystem?: boolean;
}

type Values = { readonly [name: string]: string | Values };

/** The properties of a part of the contract, with the values of the same names. */
const assign = (contract: Values, values: Values): Properties =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const variable = contract[name];
      if (typeof variable === 'string' && typeof value === 'string')
        return [[variable.slice('var('.length, -1), value]];
      if (typeof variable !== 'object' || typeof value !== 'object')
        throw new Error(`"${name}" is no token of the contract`);
      return Object.entries(assign(variable, value));
    }),
  );

const sharedProperties = (scheme: Scheme): Properties => ({
  ...assign(vars.color, { ...sharedRoles(scheme), ...neutrals[scheme] }),
  ...assign(vars.shadow, shadows[scheme]),
});

const without = (all: Properties, same: Properties): Properties =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => same[name] !== value));

/** Neutrals and the shared roles, once for all brands: light on the root, dark by attribute or by preference. */
export function sharedRules(): readonly ThemeRule[] {
  const light = sharedProperties('light');
  const change = without(sharedProperties('dark'), light);
  return [
    { selector: ':root, [data-color-scheme="light"]', properties: light, colorScheme: 'light' },
    { selector: '[data-color-scheme="dark"]', properties: change, colorScheme: 'dark' },
    {
      selector: '[data-color-scheme="system"]',
      properties: change,
      colorScheme: 'dark',
      isForSystem: true,
    },
  ];
}

/**
 * One brand: its light rule, and what differs in the dark twice (by attribute and by preference). `isRoot` also gives the
 * theme to a page that names no brand.
 */
export function brandRules(brand: BrandLooks, isRoot = false): readonly ThemeRule[] {
  const colours = (scheme: Scheme): Properties =>
    assign(vars.color, { ...brandRoles(brand, scheme), ...brandGrounds(brand, scheme) });
  const light = colours('light');
  const change = without(colours('dark'), light);
  const self = `[data-brand="${brand.id}"]`;
  const font = {
    displayWeight: String(brand.displayWeight),
    displayTracking: brand.displayWeight >= 700 ? '-0.02em' : '-0.01em',
  };
  return [
    {
      selector: isRoot ? `:root, ${self}` : self,
      properties: {
        ...light,
        ...assign(vars.radius, radii[brand.radius]),
        ...assign(vars.font, font),
        ...assign(vars, { fold: folds[brand.imagery ?? defaultImagery] }),
      },
    },
    { selector: `${self}[data-color-scheme="dark"]`, properties: change },
    { selector: `${self}[data-color-scheme="system"]`, properties: change, isForSystem: true },
  ];
}
