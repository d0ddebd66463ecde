import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { focusLine } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, fontWeight, radiusFull, space } from '../../theme/scales.ts';

export const uploader = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});

export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xs,
  inlineSize: '100%',
});

export const titleStyle = componentStyle({ fontWeight: fontWeight.semibold });

export const countStyle = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space.sm,
});

export const photo = componentStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const image = componentRecipe({
  base: { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  variants: { isDimmed: { true: { opacity: 0.45 }, false: {} } },
});

/** Positioned, so that a dimmed photo, which makes a layer of its own, is not painted over it. */
export const removeButton = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'end',
  margin: space.xs,
});

/** Positioned for the same reason. */
export const caption = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'end',
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  backgroundColor: vars.color.scrim,
  color: vars.color.onScrim,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const status = componentStyle({ display: 'flex', alignItems: 'center', gap: space.xxs });

export const progress = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  overflow: 'hidden',
  border: 0,
  borderRadius: radiusFull,
  backgroundColor: vars.color.scrim,
  accentColor: vars.color.onScrim,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { backgroundColor: vars.color.onScrim },
    '&::-moz-progress-bar': { backgroundColor: vars.color.onScrim },
  },
});

/** The file input itself lies over the zone, unseen: a press, a drop and the keyboard all reach it natively. */
export const zone = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.xxs,
    padding: space.lg,
    border: `2px dashed ${vars.color.control}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: {
      '&:hover': { backgroundColor: vars.color.hover },
      '&:focus-within, [data-force-state~="focus"] &': focusLine,
    },
  },
  variants: {
    isOver: {
      true: {
        borderStyle: 'solid',
        borderColor: vars.color.primary.ui,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
      },
      false: {},
    },
    isInvalid: { true: { borderColor: vars.color.danger.ui }, false: {} },
  },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const zoneIcon = componentStyle({ color: vars.color.primary.text });

export const choose = componentStyle({
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Only where a pointer can drag a file here. */
export const drop = componentStyle({
  display: 'none',
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});

export const hint = componentStyle({ fontSize: fontSize.sm });

export const full = componentStyle({ color: vars.color.muted });
