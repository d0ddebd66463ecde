import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../../theme/scales.ts';
import { container, few } from '../container.ts';
import { fold, framed } from '../framed.ts';

const { premium, primary, quietA, quietB, secondary } = vars.color;

export const cloth = componentStyle({
  backgroundColor: vars.color.canvas,
  backgroundImage: `${fold('70% 88% at 104% 108%', quietA)}, ${fold('66% 72% at -6% -12%', quietB)}`,
});

/** The form comes below words and tiles, on a desktop beside both. */
export const columns = componentStyle(
  framed({
    '@container': {
      [container.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) 26rem',
        gridTemplateRows: 'auto 1fr',
        rowGap: space.xl,
      },
    },
  }),
);

export const form = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [container.lg]: { gridRow: '1 / span 2', gridColumn: 2 } },
});

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.25rem, 100%), 1fr))',
  gap: space.xs,
  '@container': {
    [container.md]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
      gap: space.sm,
    },
  },
});

const ground = (role: typeof primary) => ({ backgroundColor: role.fill, color: role.onFill });

/** Grounds by a rhythm of seven, so that no column is of one colour. */
export const tile = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: '6.75rem',
  paddingBlock: space.sm,
  paddingInline: space.xxs,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: primary.soft,
  color: primary.onSoft,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@container': few(6, 10),
  selectors: {
    '&:nth-child(7n + 1)': ground(primary),
    '&:nth-child(7n + 3)': ground(secondary),
    '&:nth-child(7n + 5)': ground(premium),
    '&:nth-child(7n + 4), &:nth-child(7n + 6)': {
      backgroundColor: secondary.soft,
      color: secondary.onSoft,
    },
  },
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  transform: 'scale(1.6)',
});
