import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scales.ts';

/** People come first on a phone, though the words are read first. */
export const stage = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  order: -1,
  minInlineSize: 0,
  '@media': { [media.lg]: { order: 0 } },
});

/** The mark's two folds, as large as there is room: the cards stand before it. */
export const heart = componentStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: 'min(120%, 46rem)',
  maxBlockSize: '150%',
  transform: 'translate(-50%, -50%)',
});

export const firstFold = componentStyle({ fill: vars.color.monoA });
export const secondFold = componentStyle({ fill: vars.color.monoB });

export const people = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  paddingBlock: '1.5rem',
  paddingInline: 0,
  listStyle: 'none',
});

/** Each leans another way and lies over its neighbour's edge. How many there are follows from the room and the size of the text. */
export const person = componentStyle({
  flex: '0 0 auto',
  inlineSize: 'min(100%, 16rem)',
  selectors: { '&:nth-child(n + 2)': { display: 'none' } },
  '@container': {
    '(min-width: 20rem)': {
      inlineSize: 'min(50%, 11.5rem)',
      marginInline: '-0.2rem',
      transform: 'rotate(-5deg)',
      selectors: {
        '&:nth-child(2)': { display: 'block', transform: 'translateY(0.75rem) rotate(5deg)' },
      },
    },
    '(min-width: 36rem)': {
      selectors: { '&:nth-child(3)': { display: 'block', transform: 'rotate(-3deg)' } },
    },
    '(min-width: 45rem)': {
      selectors: {
        '&:nth-child(4)': { display: 'block', transform: 'translateY(1rem) rotate(4deg)' },
      },
    },
  },
});
