import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scales.ts';
import { container } from '../CampaignHero/container.ts';

const { primary, secondary } = vars.color;

export const felt = componentStyle({
  backgroundColor: vars.color.canvas,
  backgroundImage: `radial-gradient(46rem 46rem at 62% 40%, ${secondary.soft}, transparent 70%), radial-gradient(40rem 30rem at 0 0, ${primary.soft}, transparent 70%)`,
});

/** Words, cards, form: one below another on a phone, cards and form side by side from 992 px, all three from 1200 px. */
export const columns = componentStyle({
  '@container': {
    [container.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.xl },
    [container.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem 24rem', columnGap: space.xl },
  },
});

export const words = componentStyle({
  minInlineSize: 0,
  '@container': {
    [container.lg]: { gridColumn: '1 / -1' },
    [container.xl]: { gridColumn: 'auto', paddingBlockStart: space.xxl },
  },
});

export const deck = componentStyle({ minInlineSize: 0 });

export const form = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  scrollMarginBlockStart: space.md,
});
