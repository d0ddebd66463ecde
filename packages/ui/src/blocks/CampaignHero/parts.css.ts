import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, radiusFull, space } from '../../theme/scales.ts';
import { container } from './container.ts';
import { framed } from './framed.ts';

/** The ground of a hero: reaches both edges of the window and cuts what leans out of it. */
export const ground = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  isolation: 'isolate',
  overflow: 'clip',
});

/** What stands on it. */
export const frame = componentStyle(framed());

/** Words, picture and form below one another; where there is room words and form in a column of their own, the picture beside them. */
export const besidePicture = componentStyle(
  framed({
    '@container': {
      [container.lg]: {
        gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'stretch',
        rowGap: space.xl,
      },
    },
  }),
);

/** The picture: beside both. */
export const besideWords = componentStyle({
  minInlineSize: 0,
  '@container': { [container.lg]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** One of the columns: its parts below one another, at the top. */
export const side = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xl,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const words = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [container.md]: { gap: space.lg } },
  },
  variants: {
    align: {
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center', textAlign: 'center' },
    },
  },
});

export const eyebrow = componentStyle({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: '1px solid currentColor',
  borderRadius: radiusFull,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

export const title = componentStyle({
  maxInlineSize: '22ch',
  fontSize: fontSize.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
  hyphens: 'auto',
});

export const lead = componentStyle({ maxInlineSize: '34rem', fontSize: fontSize.lg });

export const facts = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs },
  variants: {
    align: {
      start: {},
      center: {
        // Below one another on a phone, where their ticks stand in one line.
        flexDirection: 'column',
        '@media': { [media.sm]: { flexDirection: 'row', justifyContent: 'center' } },
      },
    },
  },
});

export const fact = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
});

/** Where sign-up stands: the page's own surface, on whatever ground. */
export const panel = componentStyle({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  padding: space.lg,
  border: '1px solid transparent',
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  '@container': { [container.md]: { padding: space.xl } },
});

export const caption = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  minInlineSize: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const nobody = componentStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
});
