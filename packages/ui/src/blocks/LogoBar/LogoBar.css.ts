import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { media, space } from '../../theme/scales.ts';

export const inner = componentStyle({
  ...pageWidth,
  display: 'flex',
  alignItems: 'center',
  // As in the bar of other pages: a brand's whole name stands in one line there.
  gap: space.xs,
  minBlockSize: '4rem',
  '@media': { [media.md]: { gap: space.sm, minBlockSize: '5rem', paddingInline: space.xl } },
});

/** The name gives way to it; on a phone it is words alone, so that the name has room. */
export const logIn = componentStyle({ flexShrink: 0, maxInlineSize: '55%' });

globalStyle(`${logIn} > a`, {
  '@layer': {
    [layer.components]: {
      '@media': { [media.phone]: { paddingInline: space.xxs, borderColor: 'transparent' } },
    },
  },
});

export const home = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
});
