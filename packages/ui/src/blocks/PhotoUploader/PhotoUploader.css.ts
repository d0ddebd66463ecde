import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const uploader = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
});

export const header = componentStyle({ display: 'grid', gap: space.xxs });

export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xs,
  inlineSize: '100%',
});

export const titleStyle = componentStyle({ fontWeight: fontWeight.semibold });

export const countStyle = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

export const note = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

/** Stays in the page while there is nothing to say, and takes no room then. */
export const status = componentStyle({
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Takes no place of its own in the grid. */
export const announced = componentStyle({ display: 'contents' });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space.sm,
});
