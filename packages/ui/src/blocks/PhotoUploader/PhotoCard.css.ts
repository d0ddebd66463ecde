import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/scales.ts';

export const card = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    selectors: focusRing,
  },
  variants: {
    /** The words say it too. */
    isMain: {
      true: {
        borderColor: vars.color.primary.ui,
        boxShadow: `inset 0 0 0 1px ${vars.color.primary.ui}`,
      },
      false: {},
    },
    /** A photo is dragged over it, and takes its place when it is let go. */
    isOver: {
      true: { outline: `3px dashed ${vars.color.primary.ui}`, outlineOffset: '-3px' },
      false: {},
    },
  },
});

export const picture = componentRecipe({
  base: {
    position: 'relative',
    margin: space.xxs,
    overflow: 'hidden',
    borderRadius: `calc(${vars.radius.card} - ${space.xxs})`,
    backgroundColor: vars.color.sunken,
  },
  variants: {
    /** There is nothing to see: as low as its icon. */
    isBlank: {
      true: { padding: space.sm, color: vars.color.muted },
      false: { aspectRatio: '4 / 5' },
    },
  },
});

export const image = componentRecipe({
  base: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  variants: { isDimmed: { true: { opacity: 0.45 }, false: {} } },
});

export const cancel = componentStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space.xxs,
  paddingInline: space.xs,
  paddingBlockStart: space.xxs,
  paddingBlockEnd: space.xs,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  fontWeight: fontWeight.semibold,
} as const;

export const main = componentStyle({ ...line, color: vars.color.primary.text });

export const status = componentRecipe({
  base: line,
  variants: {
    status: {
      uploading: { color: vars.color.muted },
      pending: { color: vars.color.muted },
      active: { color: vars.color.success.text },
      failed: { color: vars.color.danger.text },
      rejected: { color: vars.color.danger.text },
    },
  },
});

export const reason = componentStyle({ fontSize: fontSize.xs });

/** At the foot of the card, however much is said above; apart, so that the targets do not lie over one another. */
export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${space.xxs})`,
  marginBlockEnd: `calc(-1 * ${space.xxs})`,
});

export const pair = componentStyle({ display: 'flex', gap: space.xs });

/** In the place of a button that would lead past the end. */
export const gap = componentStyle({ inlineSize: size.controlSm });
