import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/layered.ts';
import { vividFolds } from '../../../styles/vividFolds.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/layers.css.ts';
import { fontSize, fontWeight, radiusFull, space } from '../../../theme/scales.ts';

/** A gift is a moment: the two folds, vivid. */
export const gift = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  ...vividFolds('78% 160% at 100% 80%'),
});

export const giftWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const giftTitle = componentStyle({
  display: 'block',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
});

export const person = componentStyle({ display: 'block', paddingBlockEnd: space.xxs });

/** Faces first: the picture is as wide as its card, and the words stand below it. */
export const people = componentStyle({});

// Two beside one another, in a dialog too: what is left over would stand alone.
globalStyle(`${people}${people} div:has(> div > label)`, {
  '@layer': {
    [layer.components]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, min(8.5rem, 100%)), 1fr))',
    },
  },
});

globalStyle(`${people}${people} label`, {
  '@layer': {
    [layer.components]: { flexDirection: 'column', padding: 0, overflow: 'hidden' },
  },
});

globalStyle(`${people}${people} label > :last-child`, {
  '@layer': {
    [layer.components]: { alignSelf: 'stretch', padding: space.sm, paddingBlockStart: 0 },
  },
});

// The ring of what is chosen is seen on any picture.
globalStyle(`${people} label > :first-child`, {
  '@layer': {
    [layer.components]: { borderRadius: radiusFull, backgroundColor: vars.color.surface },
  },
});

globalStyle(`${people}${people} label > :nth-child(2)`, {
  '@layer': { [layer.components]: { alignSelf: 'stretch' } },
});

/** Eyes in its upper half. */
export const face = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  backgroundColor: vars.color.monoA,
  color: vars.color.onField,
});

export const initial = componentStyle({ fontSize: '4rem', fontWeight: vars.font.displayWeight });

export const openers = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
