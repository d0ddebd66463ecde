import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { layer } from '../../theme/layers.css.ts';
import { media, space } from '../../theme/scales.ts';

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

// Where there is little room each line is filled: buttons of different lengths below one another would look like steps.
globalStyle(`${actions} > :is(a, button)`, {
  '@layer': {
    [layer.components]: { flexGrow: 1, '@media': { [media.lg]: { flexGrow: 0 } } },
  },
});
