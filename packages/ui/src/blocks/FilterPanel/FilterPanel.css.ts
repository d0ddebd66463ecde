import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  containerType: 'inline-size',
  minInlineSize: 0,
});

/** Below one another in a sheet, side by side where the panel is wide. */
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
  // One below the other where a long word would be broken.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
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
