import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { softTones } from '../../styles/softTones.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radiusFull, space } from '../../theme/scales.ts';

export const disc = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    // The edge is all that forced colours leave of the tint.
    border: '1px solid transparent',
    borderRadius: radiusFull,
    fontWeight: vars.font.displayWeight,
    letterSpacing: vars.font.displayTracking,
    lineHeight: '1',
  },
  variants: {
    tone: softTones,
    size: {
      md: { inlineSize: '3rem', blockSize: '3rem', fontSize: fontSize.md },
      lg: { inlineSize: '5rem', blockSize: '5rem', fontSize: fontSize.xl },
    },
  },
});

export const row = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.md,
  '@media': { [media.sm]: { flexDirection: 'row', columnGap: space.lg } },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
