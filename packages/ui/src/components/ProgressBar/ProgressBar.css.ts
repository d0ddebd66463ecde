import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({ fontWeight: fontWeight.semibold });

export const words = componentStyle({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

const pass = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

const parts = (colour: string) => ({
  '&::-webkit-progress-value': { backgroundColor: colour },
  '&::-moz-progress-bar': { backgroundColor: colour },
  // Of unknown length: a stretch that wanders, and that stands in the middle where nothing may move.
  '&:indeterminate': {
    backgroundImage: `linear-gradient(90deg, transparent 25%, ${colour} 25%, ${colour} 75%, transparent 75%)`,
  },
});

const filled = (colour: string) => ({
  selectors: parts(colour),
  '@media': { [media.forcedColors]: { selectors: parts('Highlight') } },
});

export const bar = componentRecipe({
  base: {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '0.5rem',
    overflow: 'hidden',
    border: `1px solid ${vars.color.control}`,
    borderRadius: radiusFull,
    backgroundColor: vars.color.sunken,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': { borderRadius: radiusFull },
      '&::-moz-progress-bar': { borderRadius: radiusFull },
      '&:indeterminate': {
        backgroundSize: '50% 100%',
        backgroundPosition: '50% 0',
        backgroundRepeat: 'no-repeat',
        animation: `${pass} 1600ms linear infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
      },
    },
  },
  variants: {
    tone: { primary: filled(vars.color.primary.ui), success: filled(vars.color.success.ui) },
  },
});
