import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
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

/** Three equal columns on a phone; from 768 px as wide as the words. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', columnGap: space.xs } },
});

export const item = componentStyle({ display: 'flex', minInlineSize: 0 });

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  minBlockSize: size.controlLg,
  paddingBlock: space.sm,
  paddingInline: space.xxs,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  transition: `color ${duration.fast} ${easing.standard}`,
  selectors: {
    [states.hover]: { color: vars.color.text },
    [states.selected]: { color: vars.color.primary.text },
    // A line under the tab, over the line under all of them: also seen where colours are forced.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      borderBlockEnd: `3px solid ${vars.color.primary.ui}`,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
    '&:hover:not([aria-current])::after, [data-force-state~="hover"] &:not([aria-current])::after':
      {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        borderBlockEnd: `3px solid ${vars.color.border}`,
      },
    ...focusRing,
  },
  '@media': {
    [media.md]: { gap: space.xs, paddingInline: space.lg, fontSize: fontSize.md },
  },
});

export const words = componentStyle({ minInlineSize: 0 });
