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
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  margin: 0,
  padding: space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const noticeWords = componentStyle({ minInlineSize: 0 });
