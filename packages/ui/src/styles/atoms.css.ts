import { styleVariants } from '@vanilla-extract/css';
import { layer } from '../theme/layers.css.ts';
import { media, space } from '../theme/scales.ts';

const { none, xxs, xs, sm, md, lg, xl, xxl } = space;

/** The distances that the layout primitives know; `fluid` is wider where the window is. */
export const gap = styleVariants(
  {
    none: { gap: none },
    xxs: { gap: xxs },
    xs: { gap: xs },
    sm: { gap: sm },
    md: { gap: md },
    lg: { gap: lg },
    xl: { gap: xl },
    xxl: { gap: xxl },
    fluid: { gap: xs, '@media': { [media.md]: { gap: sm }, [media.lg]: { gap: md } } },
  },
  (rule) => ({ '@layer': { [layer.components]: rule } }),
);

export type Gap = keyof typeof gap;

const PLACES = {
  stretch: 'stretch',
  start: 'start',
  center: 'center',
  end: 'end',
  baseline: 'baseline',
} as const;

/** Where children stand across the line. */
export const alignItems = styleVariants(PLACES, (place) => ({
  '@layer': { [layer.components]: { alignItems: place } },
}));

const { start, center, end } = PLACES;

/** Where children stand along the line. */
export const justifyContent = styleVariants(
  { start, center, end, 'space-between': 'space-between' },
  (place) => ({ '@layer': { [layer.components]: { justifyContent: place } } }),
);
