import { componentStyle } from '../../styles/layered.ts';
import { media } from '../../theme/scales.ts';

/** Apart from FindBar's own: a page has one of the two. */
export const ways = componentStyle({
  display: 'none',
  '@media': {
    [media.md]: { display: 'block', paddingBlock: '0 0.625rem' },
    [media.lg]: { paddingBlockStart: '0.25rem' },
  },
});
