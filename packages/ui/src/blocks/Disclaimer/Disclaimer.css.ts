import { componentStyle } from '../../styles/layered.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scales.ts';

export const section = componentStyle({
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

export const inner = componentStyle({
  ...pageWidth,
  display: 'grid',
  gap: space.xs,
  paddingBlockEnd: space.xl,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { paddingInline: space.xl } },
});

export const heading = componentStyle({
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
});

export const paragraph = componentStyle({ maxInlineSize: '60rem' });
