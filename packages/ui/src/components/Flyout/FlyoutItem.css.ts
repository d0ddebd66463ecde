import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, size, space } from '../../theme/scales.ts';

export const list = componentStyle({ display: 'grid', gap: '2px' });

export const item = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderRadius: `min(${vars.radius.control}, 12px)`,
    color: vars.color.text,
    textAlign: 'start',
    selectors: {
      [states.hover]: { backgroundColor: vars.color.hover },
      [states.pressed]: { backgroundColor: vars.color.hover },
      ...focusRing,
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: {
    isCurrent: {
      true: {
        fontWeight: fontWeight.semibold,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
      },
      false: {},
    },
  },
});

export const mark = componentStyle({ marginInlineStart: 'auto', paddingInlineStart: space.md });
