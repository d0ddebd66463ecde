import { componentStyle } from '../../styles/layered.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';

const { primary, secondary } = vars.color;

export const section = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.canvas,
  // Light from two sides in the brand's two colours, as on cloth, which comes out of the bar's ground and ends in the page's.
  backgroundImage: `linear-gradient(${vars.color.canvas}, transparent 5rem), linear-gradient(to top, ${vars.color.canvas}, transparent 9rem), radial-gradient(70rem 36rem at 100% -6rem, ${primary.soft}, transparent 70%), radial-gradient(52rem 30rem at -8rem 100%, ${secondary.soft}, transparent 68%)`,
});

export const inner = componentStyle({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockStart: space.md,
  paddingBlockEnd: space.xl,
  '@media': {
    [media.md]: { gap: space.xl, paddingInline: space.xl },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 26.5rem) minmax(0, 1fr)',
      gap: space.lg,
      paddingBlock: space.xl,
      paddingBlockEnd: space.md,
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
  maxInlineSize: '40rem',
  '@media': {
    // Below the people, in the middle as they are.
    [media.md]: { justifyItems: 'center', marginInline: 'auto', textAlign: 'center' },
    [media.lg]: { justifyItems: 'start', marginInline: 0, textAlign: 'start' },
  },
});

export const adults = componentStyle({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radiusFull,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

export const title = componentStyle({
  // A moment of its own, larger than the title of a page.
  fontSize: 'clamp(2.375rem, 2rem + 1.75vw, 3.25rem)',
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: '1.06',
  overflowWrap: 'anywhere',
});

export const lead = componentStyle({
  '@media': { [media.md]: { fontSize: fontSize.lg } },
});

/** One under the other on a phone, each as wide as a thumb likes it. */
export const actions = componentStyle({
  display: 'grid',
  gap: space.md,
  inlineSize: '100%',
  '@media': {
    [media.sm]: {
      display: 'flex',
      flexWrap: 'wrap',
    },
    [media.md]: { justifyContent: 'center' },
    [media.lg]: { justifyContent: 'start' },
  },
});

/** A phone has room for one: log-in stands above the page, and whom one can see below. */
export const second = componentStyle({
  display: 'none',
  '@media': { [media.sm]: { display: 'block' } },
});

export const promise = componentStyle({
  display: 'flex',
  gap: space.xs,
  fontWeight: fontWeight.semibold,
});

export const note = componentStyle({ fontSize: fontSize.sm });

export const drawing = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  overflow: 'visible',
  '@media': { [media.lg]: { maxInlineSize: '30rem' } },
});
