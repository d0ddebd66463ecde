import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { containerWidth, space } from '../../theme/scales.ts';

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: containerWidth.md,
  blockSize: '100dvh',
  minBlockSize: '20rem',
  marginInline: 'auto',
  backgroundColor: vars.color.canvas,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
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
