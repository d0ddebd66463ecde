import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radiusFull } from '../../theme/scales.ts';

const solid = (role: { fill: string; onFill: string }) => ({
  backgroundColor: role.fill,
  color: role.onFill,
});

export const count = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.375rem',
    minBlockSize: '1.375rem',
    paddingInline: '0.375rem',
    border: '1px solid transparent',
    borderRadius: radiusFull,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      // Spec section 9: the unread colour equals primary.
      unread: solid(vars.color.primary),
      warning: solid(vars.color.warning),
      danger: solid(vars.color.danger),
      premium: solid(vars.color.premium),
      neutral: { backgroundColor: vars.color.hover, color: vars.color.text },
    },
  },
});
