import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { softTones } from '../../styles/softTones.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media, size, space } from '../../theme/scales.ts';

const { info, success, warning, danger, premium } = softTones;

export const banner = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space.sm,
    rowGap: space.sm,
    alignItems: 'start',
    paddingBlock: space.sm,
    paddingInline: space.md,
    // The edge is all that forced colours leave of the tint.
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: { info, success, warning, danger, premium },
  },
  defaultVariants: { tone: 'info' },
});

/** Icons and the cross stand on the first line of the text. */
export const picture = componentStyle({ display: 'flex', paddingBlockStart: '0.125rem' });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

/** Keeps a readable width: where the actions leave less, they go below. */
export const message = componentStyle({
  minInlineSize: 0,
  '@media': { [media.md]: { flex: '1 1 18rem' } },
});

export const title = componentStyle({ fontWeight: fontWeight.semibold });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  flexShrink: 0,
  maxInlineSize: '100%',
});

export const dismiss = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  marginBlock: '-0.375rem',
  marginInlineEnd: '-0.5rem',
  borderRadius: vars.radius.control,
  selectors: {
    [states.hover]: { boxShadow: 'inset 0 0 0 2px currentColor' },
    [states.pressed]: { boxShadow: 'inset 0 0 0 3px currentColor' },
    ...focusRing,
  },
});
