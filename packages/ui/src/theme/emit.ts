import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Brand } from '../brands/types.ts';
import { vars } from './contract.css.ts';
import { layer } from './layers.css.ts';
import { brandGrounds, brandRoles, neutrals, radii, shadows, sharedRoles } from './palette.ts';
import type { Scheme } from './roles.ts';

type Rule = Record<string, string>;

const prefersDark = '(prefers-color-scheme: dark)';

/** One rule in `@layer theme`, bare or under the reader's own preference. */
const emit = (selector: string, assigned: Rule, isSystem = false, scheme?: Scheme): void => {
  const rule = { vars: assigned, ...(scheme ? { colorScheme: scheme } : {}) };
  globalStyle(selector, {
    '@layer': { [layer.theme]: isSystem ? { '@media': { [prefersDark]: rule } } : rule },
  });
};

const sharedVars = (scheme: Scheme): Rule => {
  const { success, danger, warning, info, premium } = vars.color;
  const roles = sharedRoles(scheme);
  const { surface, raised, sunken, hover, text, muted } = vars.color;
  const { border, control, focus, overlay, scrim, onScrim, onField } = vars.color;
  return {
    ...assignVars(success, roles.success),
    ...assignVars(danger, roles.danger),
    ...assignVars(warning, roles.warning),
    ...assignVars(info, roles.info),
    ...assignVars(premium, roles.premium),
    ...assignVars(
      {
        surface,
        raised,
        sunken,
        hover,
        text,
        muted,
        border,
        control,
        focus,
        overlay,
        scrim,
        onScrim,
        onField,
      },
      neutrals[scheme],
    ),
    ...assignVars(vars.shadow, shadows[scheme]),
  };
};

const without = (all: Rule, same: Rule): Rule =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => same[name] !== value));

/** Neutrals and the shared roles, once for all brands: light on the root, dark by attribute or by preference. */
export const emitShared = (): void => {
  const light = sharedVars('light');
  const dark = sharedVars('dark');
  const change = without(dark, light);
  emit(':root, [data-color-scheme="light"]', light, false, 'light');
  emit('[data-color-scheme="dark"]', change, false, 'dark');
  emit('[data-color-scheme="system"]', change, true, 'dark');
};

/**
 * One brand: its light rule, and what differs in the dark twice (by attribute and by preference). `root` also gives the
 * theme to a page that names no brand.
 */
export const emitBrand = (brand: Brand, root = false): void => {
  const { canvas, night, fieldA, fieldB, monoA, monoB } = vars.color;
  const roleVars = (scheme: Scheme): Rule => {
    const roles = brandRoles(brand, scheme);
    return {
      ...assignVars(vars.color.primary, roles.primary),
      ...assignVars(vars.color.secondary, roles.secondary),
      ...assignVars({ canvas, night, fieldA, fieldB, monoA, monoB }, brandGrounds(brand, scheme)),
    };
  };
  const light = roleVars('light');
  const change = without(roleVars('dark'), light);
  const self = `[data-brand="${brand.id}"]`;
  emit(root ? `:root, ${self}` : self, {
    ...light,
    ...assignVars(vars.radius, radii[brand.radius]),
    ...assignVars(vars.font, {
      displayWeight: String(brand.displayWeight),
      displayTracking: brand.displayWeight >= 700 ? '-0.02em' : '-0.01em',
    }),
  });
  emit(`${self}[data-color-scheme="dark"]`, change);
  emit(`${self}[data-color-scheme="system"]`, change, true);
};
