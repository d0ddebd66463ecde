import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, radiusFull, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const item = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    minBlockSize: '2.25rem',
    paddingBlock: space.xxs,
    paddingInline: space.sm,
    border: `1px solid ${vars.color.border}`,
    borderRadius: `min(${radiusFull}, 1.25rem)`,
    backgroundColor: vars.color.surface,
    fontSize: fontSize.sm,
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  variants: {
    isShared: {
      true: {
        borderColor: vars.color.primary.ui,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
        fontWeight: fontWeight.semibold,
      },
    },
  },
});
