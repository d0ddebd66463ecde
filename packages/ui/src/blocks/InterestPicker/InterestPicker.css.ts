import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space } from '../../theme/scales.ts';

export const picker = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: space.xxs,
  minInlineSize: 0,
});

/** Without script there is nothing that would search. */
export const search = componentStyle({
  maxInlineSize: '24rem',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const counts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** A window of its own on a phone: what comes after it stays near. The room around is for the ring of the focus. */
export const choices = componentStyle({
  minInlineSize: 0,
  '@media': {
    [`not all and ${media.md}`]: {
      maxBlockSize: '24rem',
      overflowY: 'auto',
      padding: space.xxs,
    },
  },
});
