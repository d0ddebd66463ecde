import { coverLink } from '../../styles/coverLink.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/scales.ts';

export const picture = componentStyle({ position: 'relative' });

/** Over the photo, out of the way of the name. */
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  maxInlineSize: `calc(100% - ${space.md})`,
});

/** Above the link that covers the card, so that it can be pressed by itself. */
export const like = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.xs,
  insetInlineEnd: space.xs,
  zIndex: 1,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  padding: space.sm,
  '@media': { [media.md]: { padding: space.md } },
});

export const heading = componentStyle({
  margin: 0,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** The label below the name on every card, so that the cards of a row agree, however long a name is. */
export const link = componentStyle({
  ...coverLink,
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.xxs,
});

/** Without the badge beside it. */
export const nameAge = componentStyle({
  selectors: {
    'a:hover > &, [data-force-state~="hover"] a > &': { textDecoration: 'underline' },
  },
});

export const place = componentStyle({
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
