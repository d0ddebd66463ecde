import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { turn } from '../../styles/motion.css.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radiusFull,
  size,
  space,
} from '../../theme/scales.ts';

/** The words, and at the end of the line the switch; all of it can be pressed. */
export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: size.control,
  paddingBlock: '0.5rem',
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({
  fontWeight: fontWeight.semibold,
  lineHeight: '1.75rem',
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const hint = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

const trackWidth = '3rem';
const thumbSide = '1.25rem';
/** From the edge of the track, its border included, to the thumb. */
const inset = '0.25rem';
const way = `calc(${trackWidth} - ${thumbSide} - 2 * ${inset})`;

const on = '&:checked';

export const toggle = componentRecipe({
  base: {
    appearance: 'none',
    // Above the label's area, so that its own focus and hover reach it.
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    inlineSize: trackWidth,
    blockSize: `calc(${thumbSide} + 2 * ${inset})`,
    borderRadius: radiusFull,
    backgroundColor: vars.color.surface,
    boxShadow: `inset 0 0 0 2px ${vars.color.control}`,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: {
      ...focusRing,
      [states.hover]: { boxShadow: `inset 0 0 0 2px ${vars.color.text}` },
      [states.disabled]: { cursor: 'progress' },
      [on]: {
        backgroundColor: vars.color.primary.ui,
        boxShadow: `inset 0 0 0 2px ${vars.color.primary.ui}`,
      },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: inset,
        insetInlineStart: inset,
        inlineSize: thumbSide,
        blockSize: thumbSide,
        border: '2px solid transparent',
        borderRadius: '50%',
        backgroundColor: vars.color.control,
        transition: `inset-inline-start ${duration.base} ${easing.standard}`,
      },
      '&:checked::before': {
        insetInlineStart: `calc(${inset} + ${way})`,
        backgroundColor: vars.color.surface,
      },
      // The tick: being on is told by place and sign too.
      '&:checked::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(${inset} + ${thumbSide} / 2 - 0.3rem)`,
        insetInlineStart: `calc(${inset} + ${way} + ${thumbSide} / 2 - 0.325rem)`,
        inlineSize: '0.65rem',
        blockSize: '0.6rem',
        backgroundColor: vars.color.primary.text,
        clipPath: 'polygon(14% 44%, 0 62%, 42% 96%, 100% 18%, 82% 4%, 38% 66%)',
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        boxShadow: 'inset 0 0 0 2px ButtonText',
        backgroundColor: 'ButtonFace',
        selectors: {
          [on]: { backgroundColor: 'Highlight', boxShadow: 'inset 0 0 0 2px Highlight' },
          '&::before': { backgroundColor: 'ButtonText' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
          '&:checked::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  },
  variants: {
    isPending: {
      // An open ring in the place of the thumb: says waiting standing still too.
      true: {
        selectors: {
          '&::before, &:checked::before': {
            borderColor: vars.color.control,
            borderInlineEndColor: 'transparent',
            backgroundColor: 'transparent',
            animation: `${turn} 800ms linear infinite`,
          },
          '&:checked::before': {
            borderColor: vars.color.surface,
            borderInlineEndColor: 'transparent',
          },
          '&:checked::after': { content: 'none' },
        },
      },
    },
  },
});
