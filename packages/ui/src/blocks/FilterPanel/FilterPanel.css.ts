import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
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

/** Whether the browser lets a style open a closed `details`; where not, it stays folded on wide screens too. */
const canOpen = 'selector(::details-content)';

export const panel = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.sm,
});

/** Names the form; seen only where the line that opens it is not. */
export const title = componentStyle({
  display: 'none',
  '@supports': {
    [canOpen]: {
      '@media': {
        [media.lg]: {
          display: 'block',
          margin: 0,
          paddingInline: space.lg,
          paddingBlockStart: space.lg,
          fontSize: fontSize.lg,
          fontWeight: vars.font.displayWeight,
          letterSpacing: vars.font.displayTracking,
          lineHeight: lineHeight.snug,
        },
      },
    },
  },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.controlLg,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [states.hover]: { backgroundColor: vars.color.hover },
    ...focusRing,
  },
  '@supports': { [canOpen]: { '@media': { [media.lg]: { display: 'none' } } } },
});

export const summaryWords = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** What is set, so that it is known without opening. Not muted: it also stands on the hover colour. */
export const chosen = componentStyle({
  display: 'block',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});

/** One of them: goes to the next line as a whole, and within only where it is longer than the line. */
export const chosenWord = componentStyle({ display: 'inline-block', maxInlineSize: '100%' });

export const chevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  transition: `transform ${duration.fast} ${easing.standard}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

globalStyle(`${panel} > details::details-content`, {
  '@layer': {
    [layer.components]: {
      '@media': { [media.lg]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: space.md,
  paddingBlockStart: space.xs,
  '@media': { [media.lg]: { padding: space.lg, paddingBlockStart: space.md } },
});

/** Below one another in a side column or on a phone, side by side where the panel is wide. */
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  },
});

export const ages = componentStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const range = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.xs,
  inlineSize: '100%',
  padding: 0,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const rangeWords = componentStyle({
  color: vars.color.muted,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const years = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space.sm,
  marginBlockStart: space.xs,
});

export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  textAlign: 'center',
  '@container': {
    '(min-width: 36rem)': {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-start',
      gap: space.lg,
    },
  },
});

export const submitPlace = componentStyle({
  inlineSize: '100%',
  '@container': { '(min-width: 36rem)': { maxInlineSize: '16rem' } },
});
