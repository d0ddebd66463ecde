import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vividFolds } from '../../styles/vividFolds.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import {
  duration,
  easing,
  elevation,
  fontSize,
  fontWeight,
  media,
  radiusFull,
  space,
} from '../../theme/scales.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { transform: 'scale(0.8)' } });

/** Springs; where motion is not wanted, fades. */
const comes = (movement: string) =>
  ({
    animation: `${movement} ${duration.moment} ${easing.spring} backwards`,
    '@media': { [media.reducedMotion]: { animation: `${fade} ${duration.base} backwards` } },
  }) as const;

export const outcome = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

export const head = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg },
  variants: {
    isMoment: {
      true: {
        position: 'relative',
        isolation: 'isolate',
        justifyItems: 'center',
        paddingBlock: space.xxl,
        paddingInline: space.lg,
        overflow: 'clip',
        // The edge is all that forced colours leave of the folds.
        outline: '1px solid transparent',
        outlineOffset: '-1px',
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.fieldA,
        color: vars.color.onField,
        textAlign: 'center',
        selectors: {
          // The second fold rises behind the drawing. Deeper than the canvas: the spring goes past the end.
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: elevation.below,
            insetBlock: '0 -40%',
            insetInline: 0,
            ...vividFolds('84% 62% at 62% 78%'),
            ...comes(rise),
          },
        },
      },
    },
  },
});

export const drawing = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: '8rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
  color: vars.color.text,
  fontSize: '4rem',
  ...comes(grow),
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});

// It has the focus for who hears the page; nobody has anything to press there.
globalStyle(`${words} :focus-visible:is(h1, h2, h3)`, {
  '@layer': { [layer.components]: { outline: 'none' } },
});

export const text = componentRecipe({
  variants: {
    isMoment: {
      true: { fontSize: fontSize.md, fontWeight: fontWeight.semibold, textWrap: 'balance' },
      false: { color: vars.color.muted },
    },
  },
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

// On a phone all of one width.
globalStyle(`${actions} > *`, {
  '@layer': {
    [layer.components]: { '@media': { [`not all and ${media.sm}`]: { flex: '1 1 100%' } } },
  },
});
