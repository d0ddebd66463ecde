import { componentStyle } from '../../styles/layered.ts';
import { breakpoints, space } from '../../theme/scales.ts';

export const parts = componentStyle({ display: 'grid', gap: space.lg });

/** Short answers stand beside one another where there is room. */
export const pairs = componentStyle({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const end = componentStyle({ display: 'grid', gap: space.sm, justifyItems: 'start' });

/** Takes no room while there is nothing to say. */
export const notice = componentStyle({
  inlineSize: '100%',
  selectors: { '&:empty': { display: 'none' } },
});
