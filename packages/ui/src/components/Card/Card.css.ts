import { componentRecipe } from '../../styles/layered.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, media, space } from '../../theme/scales.ts';

export const card = componentRecipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    color: vars.color.text,
  },
  variants: {
    tone: {
      surface: { backgroundColor: vars.color.surface, boxShadow: vars.shadow.sm },
      sunken: { backgroundColor: vars.color.sunken },
      primary: {
        backgroundColor: vars.color.primary.soft,
        borderColor: 'transparent',
        color: vars.color.primary.onSoft,
      },
      premium: {
        backgroundColor: vars.color.premium.soft,
        borderColor: 'transparent',
        color: vars.color.premium.onSoft,
      },
    },
    padding: {
      none: {},
      sm: { padding: space.sm },
      md: { padding: sideSpace.md, '@media': { [media.md]: { padding: space.lg } } },
      lg: { padding: sideSpace.lg, '@media': { [media.md]: { padding: space.xl } } },
    },
    isInteractive: {
      true: {
        transition: `box-shadow ${duration.base} ${easing.standard}, transform ${duration.base} ${easing.standard}`,
        selectors: {
          [states.hover]: { boxShadow: vars.shadow.md, transform: 'translateY(-2px)' },
          '&:focus-within:has(:focus-visible)': { boxShadow: vars.shadow.md },
        },
        '@media': {
          [media.reducedMotion]: { selectors: { [states.hover]: { transform: 'none' } } },
        },
      },
    },
    isClipped: { true: { overflow: 'clip' } },
  },
});
