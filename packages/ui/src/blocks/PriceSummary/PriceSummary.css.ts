import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { termAndValue } from '../../styles/lines.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
});

export const list = componentStyle({ margin: 0, overflowWrap: 'anywhere' });

export const line = componentRecipe({
  base: {
    ...termAndValue,
    paddingBlock: space.xxs,
    lineHeight: lineHeight.snug,
  },
  variants: {
    kind: {
      line: {},
      total: {
        marginBlockStart: space.xs,
        paddingBlockStart: space.sm,
        borderBlockStart: `1px solid ${vars.color.border}`,
        fontWeight: fontWeight.bold,
      },
      credits: { fontWeight: fontWeight.semibold },
      vat: { color: vars.color.muted, fontSize: fontSize.sm },
    },
    /** A place has no baseline. */
    isUpdating: { true: { alignItems: 'center' } },
  },
});

export const term = componentStyle({ minInlineSize: 0 });

export const detail = componentStyle({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

export const amount = componentRecipe({
  base: {
    margin: 0,
    marginInlineStart: 'auto',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  variants: {
    isTotal: { true: { fontSize: fontSize.xl } },
    /** A place of the amount's width; the line keeps its height. */
    isUpdating: { true: { inlineSize: '5rem', marginBlock: '-0.14rem' } },
  },
  compoundVariants: [
    {
      variants: { isTotal: true, isUpdating: true },
      style: { display: 'grid', alignContent: 'center', minBlockSize: '2.07rem' },
    },
  ],
});
