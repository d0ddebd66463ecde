import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { elevation, fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';
import { container } from '../CampaignHero/container.ts';
import { fold, framed } from '../CampaignHero/framed.ts';

const { primary, quietA, quietB, secondary } = vars.color;

export const landing = componentRecipe({
  base: { backgroundColor: vars.color.canvas },
  variants: {
    layout: {
      portrait: {
        backgroundImage: `${fold('62% 70% at -8% 108%', quietA)}, ${fold('50% 64% at 106% -10%', quietB)}`,
      },
      /** A band of colour behind the words and half of the photo. */
      cover: {
        color: primary.onFill,
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 0,
            backgroundColor: primary.fill,
          },
        },
      },
      letter: {
        backgroundColor: secondary.soft,
        color: secondary.onSoft,
      },
    },
  },
});

export const columns = componentRecipe({
  variants: {
    layout: {
      portrait: framed({
        '@container': {
          [container.lg]: {
            gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 30rem)',
            justifyContent: 'space-evenly',
          },
        },
      }),
      cover: framed({ justifyItems: 'center' }),
      letter: framed({
        '@container': { [container.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
      }),
    },
  },
});

/** The photo on two cards of the brand's colours that lie askew. */
export const askew = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  maxInlineSize: '26rem',
  marginBlock: space.xs,
  marginInline: space.xs,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: elevation.below,
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&::before': { backgroundColor: primary.fill, transform: 'rotate(-3deg)' },
    '&::after': { backgroundColor: secondary.fill, transform: 'rotate(3deg)' },
  },
});

/** On the edge of the band: from its middle down the page's own ground begins, and goes on below. */
export const photo = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '18rem',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: elevation.below,
      insetBlock: '50% -400vh',
      insetInline: '-100vw',
      backgroundColor: vars.color.canvas,
    },
  },
});

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  maxInlineSize: '34rem',
  color: vars.color.text,
  textAlign: 'center',
});

export const form = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
});

export const identity = componentStyle({
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  selectors: { [`${sheet} &`]: { justifyItems: 'center' } },
});

export const nameLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: { [`${sheet} &`]: { justifyContent: 'center' } },
});

export const place = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
});

export const about = componentRecipe({
  base: {
    display: 'grid',
    gap: space.xxs,
    fontSize: fontSize.lg,
    lineHeight: lineHeight.body,
    overflowWrap: 'anywhere',
  },
  variants: {
    isLetter: {
      true: {
        gap: space.sm,
        fontSize: fontSize.xl,
        '@container': { [container.md]: { fontSize: fontSize.xxl, lineHeight: lineHeight.snug } },
      },
    },
  },
});

export const aboutTitle = componentStyle({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

/** Paper with a margin in the brand's colour; what is written on it is large. */
export const letter = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlock: space.xl,
  paddingInline: `${space.xxl} ${space.lg}`,
  border: '1px solid transparent',
  borderRadius: '0.25rem',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space.xl,
      borderInlineStart: `2px solid ${secondary.ui}`,
    },
  },
  '@container': {
    [container.md]: { paddingBlock: space.xxl, paddingInline: `${space.huge} ${space.xl}` },
  },
});
