import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const photo = componentRecipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.hover,
  },
  variants: {
    ratio: {
      portrait: { aspectRatio: '4 / 5' },
      square: { aspectRatio: '1' },
      fill: { blockSize: '100%' },
    },
    hasCorners: { true: { borderRadius: vars.radius.card } },
  },
});

export const image = componentRecipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // Eyes in the upper half, whatever is cut.
    objectPosition: '50% 30%',
  },
  variants: { isDimmed: { true: { filter: 'grayscale(0.6) opacity(0.45)' } } },
});

export const empty = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: space.sm,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
  fontSize: fontSize.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const note = componentStyle({
  position: 'absolute',
  insetInline: space.xs,
  insetBlockEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
