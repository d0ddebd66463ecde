import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, size, space } from '../../theme/scales.ts';

export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.md]: { gap: space.md, paddingBlock: '0 0.625rem' },
    [media.lg]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      rowGap: 0,
      paddingBlockStart: '0.25rem',
    },
  },
});

export const tabs = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});

/** One line on a phone, from edge to edge, which scrolls; as many as they need above. */
export const chips = componentStyle({
  display: 'flex',
  gap: space.xs,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${sideSpace.md})`,
  paddingInline: sideSpace.md,
  paddingBlock: space.xxs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: space.md,
  '@media': {
    [media.md]: {
      flexWrap: 'wrap',
      marginInline: 0,
      paddingInline: 0,
      paddingBlock: 0,
      overflow: 'visible',
    },
  },
});

export const item = componentStyle({
  display: 'flex',
  flex: 'none',
  maxInlineSize: '100%',
});

export const chip = componentRecipe({
  base: {
    // What is only read out is placed in the chip, and scrolls away with it.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.controlSm,
    maxInlineSize: '100%',
    paddingInline: '0.875rem',
    border: '1px solid',
    borderRadius: radiusFull,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.semibold,
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    // A scrolling row would cut a line outside.
    selectors: { ...focusRing, '&:focus-visible': { outlineOffset: '-3px' } },
  },
  variants: {
    isSet: {
      true: {
        borderColor: vars.color.primary.ui,
        // The edge is thicker too, so that colour is not the only sign.
        boxShadow: `inset 0 0 0 1px ${vars.color.primary.ui}`,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
        '@media': { [media.forcedColors]: { borderWidth: '3px' } },
      },
      false: {
        borderColor: vars.color.border,
        backgroundColor: vars.color.surface,
        color: vars.color.text,
        selectors: { [states.hover]: { backgroundColor: vars.color.hover } },
      },
    },
  },
});
