import { componentStyle } from '../../styles/layered.ts';
import { cross } from '../../styles/pressable.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, size, space } from '../../theme/scales.ts';

export const own = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.xs,
  blockSize: '100%',
  minBlockSize: '12rem',
  padding: '0.875rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.lg]: { padding: '1.25rem' } },
});

export const ownTitle = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: vars.font.displayWeight,
  letterSpacing: '-0.01em',
  lineHeight: lineHeight.snug,
  hyphens: 'auto',
});

/** There is no room for it in a column of a phone. */
export const ownText = componentStyle({
  display: 'none',
  color: vars.color.muted,
  fontSize: fontSize.sm,
  '@media': { [media.md]: { display: 'block' } },
});

export const ownAction = componentStyle({ inlineSize: '100%', marginBlockStart: 'auto' });

export const dismiss = componentStyle({
  ...cross,
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
});
