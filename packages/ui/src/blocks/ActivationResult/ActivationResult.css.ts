import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

export const result = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

/** Where the script is at work by itself: who runs none reads what stands in a `noscript` instead. */
export const shown = componentRecipe({
  base: { display: 'contents' },
  variants: { isWorking: { true: { '@media': { '(scripting: none)': { display: 'none' } } } } },
});

/** Below a card whose words stand in its middle, in the middle too; on a phone the whole width. */
export const onward = componentRecipe({
  base: {
    display: 'grid',
    '@media': { [`not all and ${media.sm}`]: { inlineSize: '100%' } },
  },
  variants: { isMoment: { true: { justifySelf: 'center' } } },
});

/** A form takes the whole width, whatever stands in it. */
export const wide = componentStyle({ inlineSize: '100%' });
