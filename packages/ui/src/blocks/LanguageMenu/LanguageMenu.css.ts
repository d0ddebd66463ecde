import { componentRecipe } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

/** The current language's name: above the page it gives way to the icon alone on phones. */
export const currentName = componentRecipe({
  base: { alignItems: 'center', gap: space.xs, whiteSpace: 'nowrap' },
  variants: {
    placement: {
      below: { display: 'none', '@media': { [media.md]: { display: 'flex' } } },
      above: { display: 'flex' },
    },
  },
});
