/**
 * The theme as design tokens (W3C Design Tokens Format Module 2025.10), for drawing tools: one tree for each brand and scheme, and the way
 * back to the CSS that the components read.
 */
import type { BrandLooks } from '../brands/types.ts';
import { brandGrounds, brandRoles, neutrals, radii, shadows, sharedRoles } from './palette.ts';
import type { Scheme } from './roles.ts';
import {
  breakpoints,
  containerWidth,
  dialogWidth,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radiusFull,
  size,
  space,
  toastMaxWidth,
} from './scales.ts';

/** One token. What the format has no word for (a share, `em`, `clamp()`) is kept as CSS beside the nearest value it has. */
interface Token {
  readonly $value: unknown;
  readonly $extensions?: { readonly 'velours.css': string };
}

/** A group: tokens and groups by name, all of one type where it says so. */
export interface TokenGroup {
  readonly $type?: keyof typeof TYPES;
  readonly [name: string]: TokenGroup | Token | string | undefined;
}

type Values = Readonly<Record<string, string | number>>;

/** How a type writes CSS as a `$value`, and reads it back. */
interface TokenType {
  write: (css: string) => unknown;
  read: (value: never) => string;
}

interface Color {
  colorSpace: 'srgb';
  components: readonly [number, number, number];
  alpha: number;
  hex: string;
}

interface Measure {
  value: number;
  unit: string;
}

/** Of a component, 0 to 1: enough to find its byte again. */
const PRECISION = 10_000;

const byteOf = (component: number): number => Math.round(component * 255);

const hexOf = (bytes: readonly number[]): string =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function writeColor(css: string): Color {
  const [, red, green, blue, alpha] =
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ??
    (/^#(..)(..)(..)$/.exec(css) ?? []).map((part) => `${Number.parseInt(part, 16)}`);
  const bytes = [Number(red), Number(green), Number(blue)] as const;
  if (bytes.some(Number.isNaN)) throw new Error(`"${css}" is no colour`);
  const [r, g, b] = bytes.map((byte) => Math.round((byte / 255) * PRECISION) / PRECISION);
  return {
    colorSpace: 'srgb',
    components: [r ?? 0, g ?? 0, b ?? 0],
    alpha: Number(alpha ?? 1),
    hex: hexOf(bytes),
  };
}

function readColor({ components, alpha }: Color): string {
  const bytes = components.map(byteOf);
  return alpha === 1 ? hexOf(bytes) : `rgb(${bytes.join(' ')} / ${alpha})`;
}

function writeMeasure(css: string): Measure {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`"${css}" is no measure`);
  return { value: Number(value), unit: unit ?? 'px' };
}

/** Nothing has no unit, but for a time. */
const readMeasure = ({ value, unit }: Measure): string =>
  value === 0 && unit !== 'ms' ? '0' : `${value}${unit}`;

interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

const writeShadow = (css: string): Shadow[] =>
  css.split(/, (?=\d)/).map((layer) => {
    const [, x = '', y = '', blur = '', color = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(layer) ?? [];
    return {
      color: writeColor(color),
      offsetX: writeMeasure(x),
      offsetY: writeMeasure(y),
      blur: writeMeasure(blur),
      spread: { value: 0, unit: 'px' },
    };
  });

const readShadow = (layers: readonly Shadow[]): string =>
  layers
    .map(({ offsetX, offsetY, blur, color }) =>
      [...[offsetX, offsetY, blur].map(readMeasure), readColor(color)].join(' '),
    )
    .join(', ');

const TYPES = {
  color: { write: writeColor, read: readColor },
  dimension: { write: writeMeasure, read: readMeasure },
  duration: { write: writeMeasure, read: readMeasure },
  shadow: { write: writeShadow, read: readShadow },
  number: { write: Number, read: String },
  fontWeight: { write: Number, read: String },
  fontFamily: {
    write: (css: string) => css.split(', ').map((name) => name.replaceAll("'", '')),
    read: (names: readonly string[]) =>
      names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  },
  cubicBezier: {
    write: (css: string) => css.slice('cubic-bezier('.length, -1).split(', ').map(Number),
    read: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
  },
} satisfies Record<string, TokenType>;

/** A group of one type; the last figure of what CSS works out by itself stands for it. */
function group($type: keyof typeof TYPES, values: Values): TokenGroup {
  const { write } = TYPES[$type];
  const tokenOf = (value: string | number): Token => {
    const css = typeof value === 'number' ? `${value}px` : value;
    const [, last] = /^clamp\(.*, (\S+)\)$/.exec(css) ?? [];
    return last === undefined
      ? { $value: write(css) }
      : { $value: write(last), $extensions: { 'velours.css': css } };
  };
  return {
    $type,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)])),
  };
}

/** All that a brand and a scheme set, and what none may change. Of the scales what is a share of something else stays behind. */
export function designTokens(brand: BrandLooks, scheme: Scheme): TokenGroup {
  const roles = { ...brandRoles(brand, scheme), ...sharedRoles(scheme) };
  const { full: _share, ...sizes } = size;
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        Object.entries(roles).map(([name, role]) => [name, group('color', role)]),
      ),
      ...group('color', { ...brandGrounds(brand, scheme), ...neutrals[scheme] }),
    },
    shadow: group('shadow', shadows[scheme]),
    radius: group('dimension', { ...radii[brand.radius], full: radiusFull }),
    font: {
      family: group('fontFamily', fontFamily),
      size: group('dimension', fontSize),
      weight: group('fontWeight', { ...fontWeight, display: `${brand.displayWeight}` }),
      lineHeight: group('number', lineHeight),
    },
    space: group('dimension', space),
    size: group('dimension', sizes),
    width: {
      breakpoint: group('dimension', breakpoints),
      container: group('dimension', containerWidth),
      dialog: group('dimension', dialogWidth),
      toast: { $type: 'dimension', max: { $value: writeMeasure(toastMaxWidth) } },
    },
    duration: group('duration', duration),
    easing: group('cubicBezier', easing),
  };
}

const isToken = (part: TokenGroup | Token): part is Token => '$value' in part;

/**
 * The CSS of each token by its path, `color.primary.fill`; a type counts for what is below it until another is named.
 * @throws Error for a token without a type that is known here
 */
export function readDesignTokens(
  tokens: TokenGroup,
  path: readonly string[] = [],
  inherited?: keyof typeof TYPES,
): Map<string, string> {
  const type = tokens.$type ?? inherited;
  const found = new Map<string, string>();
  for (const [name, part] of Object.entries(tokens)) {
    if (name.startsWith('$') || typeof part !== 'object') continue;
    const here = [...path, name];
    if (isToken(part)) {
      if (type === undefined) throw new Error(`${here.join('.')} has no type`);
      const own = part.$extensions?.['velours.css'];
      found.set(here.join('.'), own ?? (TYPES[type] as TokenType).read(part.$value as never));
    } else {
      for (const [below, css] of readDesignTokens(part, here, type)) found.set(below, css);
    }
  }
  return found;
}
