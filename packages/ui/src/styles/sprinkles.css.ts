import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layer } from '../theme/layers.css.ts';
import { media, space } from '../theme/scales.ts';

const { none, xxs, xs, sm, md, lg, xl, xxl } = space;
const gaps = { none, xxs, xs, sm, md, lg, xl, xxl };

/** What may change at a breakpoint: distance, nothing else. */
const responsive = defineProperties({
  '@layer': layer.components,
  conditions: {
    base: {},
    md: { '@media': media.md },
    lg: { '@media': media.lg },
  },
  defaultCondition: 'base',
  properties: { gap: gaps },
});

const fixed = defineProperties({
  '@layer': layer.components,
  properties: {
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
});

/** Atomic layout classes, for the layout primitives only: components use `componentRecipe`. */
export const sprinkles = createSprinkles(responsive, fixed);

export type Sprinkles = Parameters<typeof sprinkles>[0];
