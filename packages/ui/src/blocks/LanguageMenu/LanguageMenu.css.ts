import { componentRecipe } from '../../styles/layered.ts';
import { media } from '../../theme/scales.ts';

/** The current language's name: above the page it gives way to the icon alone on phones. */
export const currentName = componentRecipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    placement: {
      below: { display: 'none', '@media': { [media.md]: { display: 'block' } } },
      above: {},
    },
  },
});
