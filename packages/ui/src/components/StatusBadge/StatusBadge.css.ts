import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radiusFull, size } from '../../theme/scales.ts';

const soft = (role: { soft: string; onSoft: string }) => ({
  backgroundColor: role.soft,
  color: role.onSoft,
});

const filled = (role: { fill: string; onFill: string }) => ({
  backgroundColor: role.fill,
  color: role.onFill,
});

export const badge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    maxInlineSize: '100%',
    paddingInline: '0.625rem',
    // Forced colours drop the tint, so the edge is there to be seen then.
    border: '1px solid transparent',
    borderRadius: radiusFull,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.semibold,
    lineHeight: '1.3',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: {
        backgroundColor: vars.color.hover,
        color: vars.color.text,
      },
      // These stand on photos, whose ground may be as soft.
      primary: filled(vars.color.primary),
      secondary: filled(vars.color.secondary),
      success: soft(vars.color.success),
      warning: soft(vars.color.warning),
      danger: soft(vars.color.danger),
      info: soft(vars.color.info),
      premium: soft(vars.color.premium),
    },
  },
});
