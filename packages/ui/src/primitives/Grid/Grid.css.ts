import { createVar } from '@vanilla-extract/css';
import { componentRecipe } from '../../styles/layered.ts';
import { media } from '../../theme/scales.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const least = createVar();

export const grid = componentRecipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    columns: {
      /** As many as fit, each at least 9.5, 15 or 20 rem wide. */
      narrow: { vars: { [least]: '9.5rem' } },
      medium: { vars: { [least]: '15rem' } },
      wide: { vars: { [least]: '20rem' } },
      /** Two on a tablet, else one. */
      two: { ...columns(1), '@media': { [media.md]: columns(2) } },
      /** Two beside one another where each has room for one long word: short fields that belong together. */
      pair: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(100%, 8rem), 100% / 3 + 1px), 1fr))',
      },
      /** Two on a phone, four on a tablet, five on a desktop, where they fit: member cards. */
      cards: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        '@media': {
          [media.lg]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
        },
      },
      /** A side column at the end from the desktop on: results, and what narrows them. */
      sidebar: {
        ...columns(1),
        '@media': {
          [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', alignItems: 'start' },
        },
      },
    },
  },
  compoundVariants: (['narrow', 'medium', 'wide'] as const).map((count) => ({
    variants: { columns: count },
    style: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))` },
  })),
});
