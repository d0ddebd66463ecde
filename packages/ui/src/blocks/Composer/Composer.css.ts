import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const composer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.sm,
  // Room for the bar at the bottom of a phone.
  paddingBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const line = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.xs,
});

export const field = componentStyle({
  flex: '1 1 auto',
  maxBlockSize: '9rem',
  // Grows with its text where the browser can; elsewhere it scrolls.
  fieldSizing: 'content',
  resize: 'none',
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xs,
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

export const warning = componentStyle({
  color: vars.color.danger.text,
  fontWeight: fontWeight.semibold,
});
