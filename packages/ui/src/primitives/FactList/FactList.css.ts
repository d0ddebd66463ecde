import { componentStyle } from '../../styles/layered.ts';
import { well } from '../../styles/well.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'grid',
  gap: space.sm,
  ...well,
});

/** Term over value on a phone, beside it where there is room: terms in one column of one width. */
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', alignItems: 'baseline' },
  },
});

export const termStyle = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

/** A value may be what somebody wrote: it keeps its lines. */
export const valueStyle = componentStyle({
  fontWeight: fontWeight.medium,
  whiteSpace: 'pre-line',
});
