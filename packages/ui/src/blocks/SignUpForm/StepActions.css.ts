import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  '@media': { [media.sm]: { flexDirection: 'row', alignItems: 'center' } },
});

export const submit = componentRecipe({
  base: { display: 'contents' },
  variants: { isEmpty: { true: { '@media': { '(scripting: enabled)': { display: 'none' } } } } },
});
