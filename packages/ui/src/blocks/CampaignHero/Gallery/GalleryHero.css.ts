import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scales.ts';
import { container, few } from '../container.ts';
import { fold } from '../framed.ts';

const { premium, primary, secondary } = vars.color;

/** A wall with light from above. */
export const wall = componentStyle({
  backgroundColor: vars.color.sunken,
  backgroundImage: fold('62% 54% at 50% -8%', vars.color.surface),
  paddingBlockEnd: space.xl,
});

/** Where wall and floor meet. */
export const floor = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '5rem',
  borderBlockStart: `0.75rem solid ${vars.color.surface}`,
  backgroundColor: premium.fill,
});

/** Beside the form, and in a wide window on both sides of it: then its column is the third of five. */
export const rooms = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xl,
  paddingBlockEnd: space.xxl,
  '@container': {
    [container.lg]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', alignItems: 'start' },
    [container.xl]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 24rem) repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: space.lg,
    },
  },
});

/** Below the pictures, and where there is room in the middle of the wall. */
export const middle = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  '@container': {
    [container.lg]: { gridColumn: '1', gridRow: '1' },
    [container.xl]: { gridColumn: '3', gridRow: '1 / span 4' },
  },
});

/** A grid of two or three columns; in a wide window its pictures stand in the grid of the rooms. */
export const hang = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.lg,
  inlineSize: '100%',
  '@container': {
    [container.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [container.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridColumn: '2' },
    [container.xl]: { display: 'contents' },
  },
});

export const picture = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  inlineSize: '100%',
  '@container': {
    ...few(2, 3),
    // One large and two small on each side, the other way round on the right.
    [container.xl]: {
      selectors: {
        '&:nth-child(1)': { gridColumn: '1 / span 2', gridRow: '1 / span 2' },
        '&:nth-child(2)': { gridColumn: '1', gridRow: '3' },
        '&:nth-child(3)': { gridColumn: '2', gridRow: '3' },
        '&:nth-child(4)': { gridColumn: '4', gridRow: '1' },
        '&:nth-child(5)': { gridColumn: '5', gridRow: '1' },
        '&:nth-child(6)': { gridColumn: '4 / span 2', gridRow: '2 / span 2' },
      },
    },
  },
});

/** A frame with a mat, another moulding for each. */
export const pictureFrame = componentStyle({
  inlineSize: '100%',
  padding: space.xs,
  border: `0.5rem solid ${premium.ui}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
  selectors: {
    [`${picture}:nth-child(3n + 2) &`]: { borderColor: primary.ui },
    [`${picture}:nth-child(3n) &`]: { borderColor: secondary.ui },
  },
});

export const plate = componentStyle({
  maxInlineSize: '100%',
  paddingBlock: space.xs,
  paddingInline: space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '0.125rem',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
});
