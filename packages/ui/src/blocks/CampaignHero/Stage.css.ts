import { coverInput } from '../../styles/coverInput.ts';
import { focusLine } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, size, space } from '../../theme/scales.ts';

export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const picture = componentStyle({
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.lg,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** A checkbox that looks like the buttons of a player: it works without script. Not needed where nothing moves. */
export const pause = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  minBlockSize: size.control,
  paddingInline: space.md,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radiusFull,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:has(:focus-visible), [data-force-state~="focus"] &': focusLine,
    ':root[data-motion="off"] &': { display: 'none' },
  },
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const box = componentStyle(coverInput);

export const whileMoving = componentStyle({
  display: 'inline-flex',
  selectors: { [`${pause}:has(:checked) &`]: { display: 'none' } },
});

export const whilePaused = componentStyle({
  display: 'none',
  selectors: { [`${pause}:has(:checked) &`]: { display: 'inline-flex' } },
});
