import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radiusFull, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    minBlockSize: '2.25rem',
    paddingInline: space.sm,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radiusFull,
    backgroundColor: vars.color.surface,
    fontSize: fontSize.sm,
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
