import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { softTones } from '../../styles/softTones.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, size, space } from '../../theme/scales.ts';

const { info, success, warning, danger, premium } = softTones;

export const banner = componentRecipe({
  base: {
    // The brand's own colour need not be readable on the tint: links and buttons take the words' colour.
    vars: { [vars.color.primary.text]: 'currentColor' },
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    // The edge is all that forced colours leave of the tint.
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  },
  variants: {
    layout: {
      card: {
        gap: space.sm,
        alignItems: 'start',
        paddingBlock: space.sm,
        paddingInline: space.md,
        borderRadius: vars.radius.card,
      },
      strip: {
        columnGap: space.xs,
        alignItems: 'center',
        minBlockSize: '2.5rem',
        paddingInline: space.md,
        borderInlineWidth: 0,
        fontSize: fontSize.xs,
        fontWeight: fontWeight.semibold,
        lineHeight: '1.25',
        '@media': {
          [media.md]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'center' },
        },
      },
    },
    tone: { info, success, warning, danger, premium },
  },
  defaultVariants: { tone: 'info', layout: 'card' },
});

/** Icons and the cross stand on the first line of the text. */
export const picture = componentStyle({ display: 'flex', paddingBlockStart: '0.125rem' });

export const body = componentRecipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    layout: {
      card: {
        flexDirection: 'column',
        gap: space.sm,
        '@media': {
          [media.md]: {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          },
        },
      },
      // One line, and a second one only where the reader's text is large.
      strip: {
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.sm,
      },
    },
  },
});

/** Keeps a readable width: where the actions leave less, they go below. */
export const message = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      card: { '@media': { [media.md]: { flex: '1 1 18rem' } } },
      strip: { flex: '1 1 6rem' },
    },
  },
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

/** The action of a strip: words, as bold as its sentence and underlined. */
export const stripAction = componentStyle({
  minBlockSize: '2rem',
  paddingInline: '0.125rem',
  borderRadius: vars.radius.small,
  fontSize: 'inherit',
  fontWeight: fontWeight.bold,
  lineHeight: '2rem',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { [states.hover]: { textDecorationThickness: '2px' }, ...focusRing },
});
