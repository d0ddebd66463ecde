import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { factsLine } from '../../styles/lines.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, size, space } from '../../theme/scales.ts';

const { primary, warning, danger } = vars.color;

const tint = (role: { soft: string; onSoft: string }) => ({
  backgroundColor: role.soft,
  color: role.onSoft,
});

export const meter = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.sm,
  minInlineSize: 0,
});

export const state = componentStyle({
  display: 'flex',
  flex: '1 1 14rem',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 0,
});

export const coin = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.avatar,
    blockSize: size.avatar,
    border: '1px solid transparent',
    borderRadius: '50%',
  },
  variants: { level: { ample: tint(primary), low: tint(warning), empty: tint(danger) } },
});

export const facts = componentStyle({
  ...factsLine,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const amount = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.snug,
});

export const detail = componentStyle({
  flexBasis: '100%',
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

/** On a phone below, as wide as the whole. */
export const action = componentStyle({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.sm]: { flexGrow: 0 } },
});
