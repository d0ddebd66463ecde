import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, space } from '../../theme/scales.ts';

export const cropper = componentStyle({ display: 'grid', gap: space.md, minInlineSize: 0 });

export const picture = componentStyle({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '36svh',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const slider = componentStyle({ display: 'grid', gap: space.xxs });

export const sliderLabel = componentStyle({ fontWeight: fontWeight.semibold });

export const range = componentStyle({
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  // Dark enough that the browser keeps the track of the scheme.
  accentColor: vars.color.primary.text,
});
