import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

/** Writing is the wide one; with large text it has a line of its own. */
export const message = componentStyle({
  flex: '1 1 min(100%, 7rem)',
  '@media': { [media.md]: { maxInlineSize: '17rem' } },
});

export const price = componentStyle({
  display: 'block',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.2',
});

/** On a photo, whatever that shows. */
export const more = componentStyle({
  display: 'inline-flex',
  borderRadius: radiusFull,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.sm,
});

export const choices = componentStyle({ display: 'grid', justifyItems: 'start' });
