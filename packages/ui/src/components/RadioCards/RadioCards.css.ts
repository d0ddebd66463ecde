import { choice, mark } from '../../primitives/Choice/Choice.css.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/scales.ts';

export const cards = componentRecipe({
  base: { display: 'grid', gap: space.sm },
  variants: {
    columns: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      /** As many as fit, each at least 272 px wide. */
      fit: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
    },
  },
});

/** A card and what stands beside it. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const card = componentStyle([
  choice({ appearance: 'tile' }),
  {
    flex: '1 1 auto',
    alignSelf: 'stretch',
    alignItems: 'start',
    gap: space.sm,
    padding: space.md,
    borderRadius: `min(${vars.radius.card}, 1.25rem)`,
    lineHeight: lineHeight.snug,
  },
]);

/** The ring stands on the first line, whose letters are larger than it. */
export const ring = componentStyle({ display: 'flex', marginBlockStart: '0.1rem' });

/** The focus line goes round the card, so it need not go round the ring as well. */
export const radio = componentStyle([
  mark({ kind: 'radio' }),
  { selectors: { [states.focusVisible]: { outline: 'none' } } },
]);

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minBlockSize: size.iconLg,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flex: '1 1 0',
  minInlineSize: 0,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const title = componentStyle({
  minInlineSize: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
});

export const aside = componentStyle({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const details = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.xxs,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  // Muted text is not made for the tint of the chosen card.
  selectors: { 'label:has(:checked) &': { color: 'inherit' } },
});
