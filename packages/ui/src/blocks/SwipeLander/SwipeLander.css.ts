import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scales.ts';

const { primary, secondary } = vars.color;

export const felt = componentStyle({
  backgroundColor: vars.color.canvas,
  backgroundImage: `radial-gradient(46rem 46rem at 62% 40%, ${secondary.soft}, transparent 70%), radial-gradient(40rem 30rem at 0 0, ${primary.soft}, transparent 70%)`,
});

/** Words, cards, form: one below another on a phone; words over the form on a tablet's or desktop's other side. */
export const columns = componentStyle({
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      gridTemplateRows: 'auto 1fr',
      rowGap: space.xl,
    },
  },
});

export const deck = componentStyle({
  minInlineSize: 0,
  '@media': { [media.lg]: { gridColumn: 1, gridRow: 2 } },
});

export const form = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  scrollMarginBlockStart: space.md,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
