import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, size } from '../../theme/scales.ts';

export const link = componentRecipe({
  base: {
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    selectors: focusRing,
  },
  variants: {
    appearance: {
      /** In a sentence: told apart by its line, not by its colour alone. */
      text: {
        color: vars.color.primary.text,
        // A word that is longer than a phone is wide, in whatever letters the system has for it.
        overflowWrap: 'anywhere',
        textDecorationLine: 'underline',
        selectors: { [states.hover]: { textDecorationThickness: '2px' } },
      },
      /** Alone in a list, a footer, a bar: the place says that it is a link. */
      quiet: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.4em',
        minBlockSize: size.target,
        color: vars.color.text,
        selectors: {
          [states.hover]: { textDecorationLine: 'underline' },
          [states.selected]: { fontWeight: fontWeight.semibold },
        },
      },
    },
  },
});
