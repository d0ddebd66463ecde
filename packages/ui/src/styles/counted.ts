import type { StyleRule } from '@vanilla-extract/css';

/** The number of a step of a list, before its words: the list has `counterReset: 'step'`. Give its measures and looks. */
export const counted = (number: StyleRule) =>
  ({
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        ...number,
      },
    },
  }) as StyleRule;
