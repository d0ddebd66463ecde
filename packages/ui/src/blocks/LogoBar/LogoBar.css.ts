import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { containerWidth, media, space } from '../../theme/scales.ts';

export const inner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: containerWidth.xl,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: space.md,
  '@media': { [media.md]: { minBlockSize: '5rem', paddingInline: space.lg } },
});

export const home = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
});
