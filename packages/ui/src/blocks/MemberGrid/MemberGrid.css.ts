import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { cross } from '../../styles/pressable.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, size, space } from '../../theme/scales.ts';
import { ratio } from '../MemberCard/MemberCard.css.ts';

/** What the cards of a list ask how much room there is. */
export const list = componentStyle({ containerName: 'members', containerType: 'inline-size' });

/** Cards of a row are as tall as the tallest. */
export const cell = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    /** With something under the card: both begin and end with their neighbours. */
    isShared: {
      true: {
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: space.sm,
        paddingBlockEnd: space.md,
      },
      false: {},
    },
    /** The first of a page: the whole row on a phone, two by two from a tablet on. */
    isFeature: {
      true: {
        gridColumn: '1 / -1',
        vars: { [ratio]: '1 / 1.04' },
        // By the room there is, in the reader's own text size.
        '@container': {
          'members (min-width: 24rem)': { vars: { [ratio]: '4 / 3' } },
          'members (min-width: 40rem)': {
            gridColumn: 'span 2',
            gridRow: 'span 2',
            vars: { [ratio]: 'auto' },
          },
        },
      },
      false: {},
    },
  },
});

/** The card that is no other person: it asks for the reader's photo. */
export const own = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.xs,
  blockSize: '100%',
  minBlockSize: '12rem',
  padding: '0.875rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.lg]: { padding: '1.25rem' } },
});

export const ownTitle = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: vars.font.displayWeight,
  letterSpacing: '-0.01em',
  lineHeight: lineHeight.snug,
  hyphens: 'auto',
});

/** There is no room for it in a column of a phone. */
export const ownText = componentStyle({
  display: 'none',
  color: vars.color.muted,
  fontSize: fontSize.sm,
  '@media': { [media.md]: { display: 'block' } },
});

export const ownAction = componentStyle({ inlineSize: '100%', marginBlockStart: 'auto' });

export const dismiss = componentStyle({
  ...cross,
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
});
