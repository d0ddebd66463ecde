import { keyframes } from '@vanilla-extract/css';
import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  size,
  space,
} from '../../theme/scales.ts';

/** A place to snap to for one frame: the row begins there, and scrolls freely from then on. */
const begin = keyframes({ 'from, to': { scrollSnapAlign: 'end' } });

/** The line under all the tabs. It scrolls sideways where they do not fit; a tab that has the focus comes into view whole. */
export const list = componentRecipe({
  base: {
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  variants: {
    layout: {
      scroll: {
        display: 'flex',
        columnGap: space.xxs,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'thin',
        scrollPaddingInline: space.xl,
      },
      bare: {
        display: 'flex',
        columnGap: '0.625rem',
        border: 0,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        scrollPaddingInline: space.xl,
        scrollSnapType: 'x mandatory',
        // Beyond each end what goes on fades; at rest there is only room.
        marginInline: `calc(-1 * ${space.xs})`,
        paddingInline: `${space.xs} ${space.xl}`,
        maskImage: `linear-gradient(to right, transparent, black ${space.xs} calc(100% - ${space.xl}), transparent)`,
        '@media': { [media.md]: { columnGap: '1.625rem' } },
      },
      /** Columns of one width on a phone, each as tall as its words need; as wide as the words from 768 px. */
      fitted: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', columnGap: space.xs } },
      },
    },
  },
});

export const item = componentStyle({ display: 'flex', flexShrink: 0, minInlineSize: 0 });

/** A tab, button or link. Its focus line is inside, since a list that scrolls would cut one outside. */
export const tab = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: size.controlLg,
    paddingBlock: space.sm,
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
    color: vars.color.muted,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `color ${duration.fast} ${easing.standard}`,
    selectors: {
      [states.hover]: { color: vars.color.text },
      [states.selected]: { color: vars.color.primary.text },
      [states.focusVisible]: { ...focusLine, outlineOffset: '-4px' },
      // A border and not a ground, so that it is seen where colours are forced.
      '&[aria-selected="true"]::after, &[aria-current]::after, &:hover::after, [data-force-state~="hover"] &::after':
        {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          borderRadius: '3px 3px 0 0',
          borderBlockEnd: `3px solid ${vars.color.border}`,
        },
      '&[aria-selected="true"]::after, &[aria-current]::after': {
        borderColor: vars.color.primary.ui,
      },
    },
  },
  variants: {
    layout: {
      /** Never wider than a phone: the longest words break before that. */
      scroll: {
        flex: '0 0 auto',
        maxInlineSize: 'min(20rem, 82vw)',
        paddingInline: space.md,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
      },
      bare: {
        flex: '0 0 auto',
        maxInlineSize: '82vw',
        minBlockSize: size.control,
        paddingBlock: space.xs,
        fontWeight: fontWeight.bold,
        lineHeight: lineHeight.tight,
        letterSpacing: '-0.01em',
        overflowWrap: 'anywhere',
        selectors: {
          [states.selected]: { color: vars.color.text },
          // Where a phone has no room for all, the page's own is the one that is seen.
          '&[aria-current]': { animation: `${begin} 1ms` },
        },
        '@media': { [media.md]: { fontSize: '1.25rem' } },
      },
      fitted: {
        flex: '1 1 auto',
        flexWrap: 'wrap',
        gap: space.xxs,
        minInlineSize: 0,
        paddingInline: space.xxs,
        // Large text stops growing where a tab's word would break.
        fontSize: `min(${fontSize.sm}, 5vw)`,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        '@media': {
          [media.md]: { gap: space.xs, paddingInline: space.lg, fontSize: fontSize.md },
        },
      },
    },
  },
});

export const words = componentStyle({ minInlineSize: 0 });

export const panel = componentStyle({
  marginBlockStart: space.lg,
  borderRadius: vars.radius.small,
  selectors: { [states.focusVisible]: { ...focusLine, outlineOffset: '4px' } },
});
