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
  '@media': { [media.lg]: { order: 0, marginInlineEnd: '-1.5rem' } },
});

/** From this width on five cards stand around the middle one, as large as the window's half. */
const COLLAGE = '(min-width: 44.25rem)';

/** The mark's two folds, vivid: this is the moment. The cards stand before them. */
export const heart = componentStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-2.75rem',
  insetInlineStart: '50%',
  inlineSize: '23rem',
  transform: 'translateX(-50%)',
  '@container': {
    '(min-width: 36rem)': { inlineSize: '27rem' },
    [COLLAGE]: { insetBlockStart: '-3.5rem', inlineSize: '46.5rem' },
  },
});

export const firstFold = componentStyle({ fill: vars.color.primary.fill });
export const secondFold = componentStyle({ fill: vars.color.secondary.fill });

export const people = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  margin: 0,
  paddingBlock: '1.5rem',
  paddingInline: 0,
  listStyle: 'none',
  '@container': { [COLLAGE]: { display: 'block', position: 'relative', blockSize: '37.5rem' } },
});

/** Where a card of the collage stands: from the middle of the stage, from its top. */
const place = (fromMiddle: string, top: string, turn: string) => ({
  display: 'block' as const,
  insetBlockStart: top,
  marginInlineStart: fromMiddle,
  transform: `rotate(${turn})`,
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
      inlineSize: '12.75rem',
      // Their feet stay where they are, so that the one between covers no name.
      transformOrigin: '100% 100%',
      selectors: {
        '&:nth-child(2)': { zIndex: 1, transform: 'translateY(-0.5rem)' },
        '&:nth-child(3)': {
          display: 'block',
          transform: 'rotate(5deg)',
          transformOrigin: '0 100%',
        },
      },
    },
    [COLLAGE]: {
      position: 'absolute',
      insetInlineStart: '50%',
      inlineSize: '12.9rem',
      transformOrigin: '50% 50%',
      selectors: {
        '&:nth-child(1)': place('-21.6rem', '1.6rem', '-2deg'),
        '&:nth-child(2)': {
          ...place('-8rem', '5.5rem', '-1deg'),
          inlineSize: '15.9rem',
          zIndex: 1,
        },
        '&:nth-child(3)': { ...place('8.6rem', '1.1rem', '2deg'), transformOrigin: '50% 50%' },
        '&:nth-child(4)': place('-21.7rem', '19.4rem', '1.5deg'),
        '&:nth-child(5)': place('8.7rem', '19.2rem', '-2deg'),
      },
    },
  },
});
