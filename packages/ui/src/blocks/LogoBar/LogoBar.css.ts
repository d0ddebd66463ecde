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

/** The name gives way to it. */
export const logIn = componentStyle({ flexShrink: 0, maxInlineSize: '55%' });

export const home = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
});
