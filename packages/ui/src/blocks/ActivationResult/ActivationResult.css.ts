import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

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

/** A form takes the whole width, whatever stands in it. */
export const wide = componentStyle({ inlineSize: '100%' });
