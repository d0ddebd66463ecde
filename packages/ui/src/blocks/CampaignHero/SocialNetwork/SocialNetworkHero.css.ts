import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../../theme/scales.ts';
import { container, few } from '../container.ts';

const { primary, secondary } = vars.color;

/** The coloured band that a page of a social network has above its columns: as deep as the words and the top of the form. */
export const page = componentStyle({ backgroundColor: primary.fill, color: primary.onFill });

/** Its ground covers the band from a little below the form's top edge. */
export const columns = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  color: vars.color.text,
  '@container': {
    [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: space.xl },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '9rem -20rem',
      insetInline: '-100vw',
      borderBlockStart: `0.5rem solid ${secondary.fill}`,
      backgroundColor: vars.color.sunken,
    },
  },
});

/** Below what is read; at the end of the line on a desktop. */
export const form = componentStyle({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  '@container': { [container.lg]: { gridRow: 1, gridColumn: 2 } },
});

/** Cards of different heights without gaps: they run down the first column, then the second. */
export const feed = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  columnGap: space.md,
  '@container': {
    [container.md]: { columnCount: 2 },
    [container.lg]: { gridRow: 1, gridColumn: 1 },
  },
});

export const post = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
  marginBlockEnd: space.md,
  padding: space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  breakInside: 'avoid',
  '@container': few(1, 4),
});

export const author = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

/** On a phone the upper part of the portrait, where the face is: the form follows. */
export const picture = componentStyle({
  overflow: 'clip',
  maxBlockSize: '13rem',
  '@container': { [container.md]: { maxBlockSize: 'none' } },
  borderRadius: `min(${vars.radius.card}, 1rem)`,
});

export const says = componentStyle({
  display: 'grid',
  gap: space.xxs,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const quote = componentStyle({
  color: vars.color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.body,
});
