import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe } from '../../styles/layered.ts';
import { giving } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { givesWay, halo } from '../../styles/touch.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, media, radiusFull, size } from '../../theme/scales.ts';

const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const iconButton = componentRecipe({
  base: [
    givesWay,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      border: '1px solid transparent',
      borderRadius: radiusFull,
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: `background-color ${duration.fast} ${easing.standard}, color ${duration.fast} ${easing.standard}, ${giving}`,
      selectors: { ...focusRing, [states.disabled]: { cursor: 'progress' } },
      '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
    },
  ],
  variants: {
    variant: {
      ghost: {
        color: vars.color.text,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.hover },
          [states.pressed]: { backgroundColor: vars.color.border },
        },
      },
      soft: {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.text,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.hover },
          [states.pressed]: { borderColor: vars.color.text },
        },
      },
      solid: {
        backgroundColor: vars.color.primary.fill,
        color: vars.color.primary.onFill,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.primary.fillHover },
          [states.pressed]: { backgroundColor: vars.color.primary.fillPressed },
        },
      },
      like: {
        backgroundColor: vars.color.secondary.fill,
        color: vars.color.secondary.onFill,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.secondary.fillHover },
          [states.pressed]: { backgroundColor: vars.color.secondary.fillPressed },
        },
      },
      /** Lies over what is below it, a card's edge or a photo's. */
      raised: {
        backgroundColor: vars.color.raised,
        color: vars.color.text,
        boxShadow: vars.shadow.md,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.hover },
          [states.pressed]: { borderColor: vars.color.text },
        },
      },
      /** On a photo. */
      scrim: {
        backgroundColor: vars.color.scrim,
        color: vars.color.onScrim,
        selectors: { [states.hover]: { borderColor: vars.color.onScrim } },
      },
    },
    size: {
      // A finger meets as much as of any other.
      sm: [halo, square(size.controlSm)],
      md: square(size.control),
      lg: square(size.controlLg),
      xl: square('4rem'),
      xxl: square('4.75rem'),
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
