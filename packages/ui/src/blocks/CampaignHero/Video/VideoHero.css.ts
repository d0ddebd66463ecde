import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { elevation, space } from '../../../theme/scales.ts';
import { container } from '../container.ts';
import { fold, framed } from '../framed.ts';

const { premium, primary, secondary } = vars.color;

/** One bright colour, folded over itself. */
export const room = componentStyle({
  backgroundColor: primary.fill,
  backgroundImage: fold('84% 120% at 108% 112%', primary.fillHover),
  color: primary.onFill,
});

/** Words, telephone, form: below one another on a phone; the telephone in the middle of a wide window. */
export const columns = componentStyle(
  framed({
    '@container': {
      [container.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        // The form is taller than a window: all three begin where it begins.
        alignItems: 'start',
      },
      [container.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem 24rem', columnGap: space.xl },
    },
  }),
);

const behind = {
  content: '""',
  position: 'absolute',
  zIndex: elevation.below,
  insetBlock: '0.5rem 3.5rem',
  insetInline: 0,
  borderRadius: vars.radius.dialog,
} as const;

/** Two coloured cards lie askew under it. */
export const telephone = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: '100%',
  maxInlineSize: '17rem',
  marginInline: 'auto',
  selectors: {
    '&::before': { ...behind, backgroundColor: premium.fill, transform: 'rotate(-5deg)' },
    '&::after': { ...behind, backgroundColor: secondary.fill, transform: 'rotate(5deg)' },
  },
  '@container': { [container.lg]: { maxInlineSize: '19rem' } },
});

export const form = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  '@container': {
    [container.lg]: { gridColumn: '1 / -1' },
    [container.xl]: { gridColumn: 'auto' },
  },
});
