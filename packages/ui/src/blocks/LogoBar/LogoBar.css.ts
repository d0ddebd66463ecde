import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scales.ts';

export const inner = componentStyle({
  ...pageWidth,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '4rem',
  '@media': { [media.md]: { minBlockSize: '5rem', paddingInline: space.lg } },
});

export const home = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
});
