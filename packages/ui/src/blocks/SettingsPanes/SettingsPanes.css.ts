import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { focusLine } from '../../styles/focusRing.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { states } from '../../styles/states.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/scales.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  minBlockSize: '2.75rem',
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  '@media': { [media.lg]: { display: 'none' } },
});

/** On a phone the open row has a heading of its own. */
export const heading = componentRecipe({
  variants: {
    isOpen: {
      true: { ...visuallyHidden, '@media': { [media.lg]: seenAgain } },
    },
  },
});

export const panes = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignItems: 'start',
  },
  variants: {
    isOpen: {
      true: {
        '@media': { [media.lg]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gap: space.xl } },
      },
      false: {
        '@media': { [media.lg]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: space.xxl } },
      },
    },
  },
});

/** The card beside its words on a phone, above them with large text and in the column that stays in sight. */
export const own = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  maxInlineSize: '24rem',
  gap: space.md,
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      insetBlockStart: '6rem',
    },
  },
});

export const groups = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    alignItems: 'start',
    minInlineSize: 0,
  },
  variants: {
    isOpen: {
      true: { display: 'none', '@media': { [media.lg]: { display: 'grid' } } },
      false: {
        '@media': {
          [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
        },
      },
    },
  },
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});

export const rows = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: sideSpace.md,
  minBlockSize: '3.75rem',
  paddingBlock: space.xs,
  paddingInline: sideSpace.md,
  color: vars.color.text,
  textDecoration: 'none',
  // One that was saved is jumped to: in the middle of the window, with what stands around it.
  scrollMarginBlock: '45vh 6rem',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.border}` },
    [states.hover]: { backgroundColor: vars.color.hover },
    '&[aria-current]': {
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.onSoft,
    },
    '&:focus-visible, [data-force-state~="focus"] &': { ...focusLine, outlineOffset: '-3px' },
  },
});

export const icon = componentStyle({ display: 'grid', flexShrink: 0 });

export const words = componentStyle({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const what = componentStyle({ fontWeight: fontWeight.semibold });

export const value = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.xs,
  // Muted text is not made for the tint of the open row.
  selectors: { '[aria-current] &': { color: 'inherit' } },
});

export const saved = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  flexShrink: 0,
  color: vars.color.success.text,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
});

export const open = componentStyle({ minInlineSize: 0 });
