import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scales.ts';
import { container } from '../CampaignHero/container.ts';
import { fold, framed } from '../CampaignHero/framed.ts';
import { reserved } from '../SwipeDeck/SwipeCard.css.ts';

const { canvas, quietA, quietB } = vars.color;

export const felt = componentStyle({
  backgroundColor: canvas,
  backgroundImage: `${fold('64% 110% at 104% 104%', quietB)}, ${fold('70% 76% at -10% -14%', quietA)}`,
});

/** Words, cards, form: one below another on a phone, cards and form side by side from 992 px, all three from 1200 px. */
export const columns = componentStyle(
  framed({
    '@container': {
      [container.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.xl },
      [container.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem 24rem', columnGap: space.xl },
    },
  }),
);

export const words = componentStyle({
  minInlineSize: 0,
  '@container': {
    [container.lg]: { gridColumn: '1 / -1' },
    [container.xl]: { gridColumn: 'auto', paddingBlockStart: space.xxl },
  },
});

/** Lower than in the game: the words before it and the form after it are on the same page. */
export const deck = componentStyle({ minInlineSize: 0, vars: { [reserved]: '24rem' } });

export const form = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  scrollMarginBlockStart: space.md,
});
