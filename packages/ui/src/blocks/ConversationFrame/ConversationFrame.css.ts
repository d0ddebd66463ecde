import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { containerWidth, media, size, space } from '../../theme/scales.ts';

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: containerWidth.md,
  blockSize: '100dvh',
  minBlockSize: '20rem',
  marginInline: 'auto',
  backgroundColor: vars.color.canvas,
  '@media': { [media.md]: { borderInline: `1px solid ${vars.color.border}` } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

/** Back to all conversations; below 576 px the arrow alone, for the name needs the room. */
export const back = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: size.control,
  minBlockSize: size.control,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { [states.hover]: { backgroundColor: vars.color.hover }, ...focusRing },
  '@media': { [media.sm]: { paddingInline: space.sm } },
});

// The words stay in the name where they are not seen.
export const backWords = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.sm]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
    },
  },
});

export const who = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const main = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
});
