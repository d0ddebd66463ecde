import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/scales.ts';

export const text = componentRecipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      xs: { fontSize: fontSize.xs },
      sm: { fontSize: fontSize.sm },
      md: { fontSize: fontSize.md },
      lg: { fontSize: fontSize.lg, lineHeight: lineHeight.body },
      xl: { fontSize: fontSize.xl, lineHeight: lineHeight.snug },
    },
    tone: {
      inherit: {},
      text: { color: vars.color.text },
      muted: { color: vars.color.muted },
      primary: { color: vars.color.primary.text },
      secondary: { color: vars.color.secondary.text },
      success: { color: vars.color.success.text },
      danger: { color: vars.color.danger.text },
      warning: { color: vars.color.warning.text },
      premium: { color: vars.color.premium.text },
    },
    weight: {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      semibold: { fontWeight: fontWeight.semibold },
      bold: { fontWeight: fontWeight.bold },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    isTruncated: {
      true: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        minInlineSize: 0,
        maxInlineSize: '100%',
      },
    },
    /** Digits of one width, for prices, counters and times. */
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});
