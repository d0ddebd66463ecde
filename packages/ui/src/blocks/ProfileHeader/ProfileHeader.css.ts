import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space } from '../../theme/scales.ts';

export const header = componentStyle({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 1fr)' } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const place = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

/** What such a profile is, beside its label: nobody has to look for it. */
export const notice = componentStyle({
  margin: 0,
  padding: space.sm,
  borderInlineStart: `4px solid ${vars.color.control}`,
  backgroundColor: vars.color.sunken,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
