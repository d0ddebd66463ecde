import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { elevation, space } from '../../../theme/scales.ts';
import { container, few } from '../container.ts';

const { primary, quietA, quietB, secondary } = vars.color;

/** Torn coloured paper in two corners. */
export const paper = componentStyle({
  backgroundColor: vars.color.canvas,
  selectors: {
    '&::before, &::after': { content: '""', position: 'absolute', zIndex: elevation.base },
    '&::before': {
      insetBlock: '0 18%',
      insetInline: '52% 0',
      backgroundColor: quietA,
      clipPath: 'polygon(12% 0, 100% 0, 100% 100%, 40% 92%, 22% 70%, 28% 44%, 4% 22%)',
    },
    '&::after': {
      insetBlock: '58% 0',
      insetInline: '0 44%',
      backgroundColor: quietB,
      clipPath: 'polygon(0 18%, 30% 6%, 62% 26%, 100% 20%, 88% 66%, 96% 100%, 0 100%)',
    },
  },
});

/** Two columns that do not line up, the second lower. */
export const board = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.md,
  paddingBlockEnd: space.xl,
  '@container': {
    [container.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.lg },
    [container.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignContent: 'space-around',
      blockSize: '100%',
      gap: space.xl,
      paddingInlineStart: space.xl,
    },
  },
});

/** A strip of tape over the upper edge. */
const tape = {
  content: '""',
  position: 'absolute',
  zIndex: elevation.raised,
  insetBlockStart: '-0.6rem',
  insetInlineStart: 'calc(50% - 2.25rem)',
  inlineSize: '4.5rem',
  blockSize: '1.4rem',
  backgroundColor: secondary.fill,
  opacity: 0.75,
  transform: 'rotate(-3deg)',
} as const;

/** A print with a white edge. Hardly turned, so that its words stay easy to read. */
export const pinned = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  padding: space.xs,
  paddingBlockEnd: space.sm,
  border: '1px solid transparent',
  borderRadius: '0.25rem',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  '@container': {
    [container.md]: { padding: space.sm, paddingBlockEnd: space.md },
    ...few(2, 3),
  },
  selectors: {
    '&::before': tape,
    '&:nth-child(even)::before': { backgroundColor: primary.fill, transform: 'rotate(4deg)' },
    '&:nth-child(odd)': { transform: 'rotate(-1.5deg)' },
    '&:nth-child(even)': { transform: 'translateY(1.5rem) rotate(1.5deg)' },
    '&:nth-child(4n + 3)': { transform: 'rotate(1deg)' },
  },
});

export const photo = componentStyle({ borderRadius: '0.125rem', overflow: 'clip' });
