import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/layered.ts';
import { vividFolds } from '../../../styles/vividFolds.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layer } from '../../../theme/layers.css.ts';
import { fontSize, fontWeight, space } from '../../../theme/scales.ts';

/** A gift is a moment: the two folds, vivid. */
export const gift = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: vars.radius.card,
  ...vividFolds('78% 160% at 100% 80%'),
});

export const giftWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const giftTitle = componentStyle({
  display: 'block',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
});

const { monoA, night, onField, onScrim, primary } = vars.color;

const atNight = `color-mix(in srgb, ${night} 66%, transparent)`;

/** Dressed as everywhere (MemberCard): the picture is the card, the words stand over it. */
export const people = componentStyle({});

const inPeople = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${people}${people} ${selector}`, { '@layer': { [layer.components]: rule } });

// Two beside one another, in a dialog too: what is left over would stand alone.
inPeople('div:has(> div > label)', {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, min(8.5rem, 100%)), 1fr))',
});

inPeople('label', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  color: onField,
});

inPeople('label:has(:checked)', { boxShadow: `0 0 0 0.25rem ${primary.ui}` });

// Picture and words share the card; of a tall one the picture is no wider than it.
inPeople('label > :nth-child(n + 2)', {
  gridArea: '1 / 1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'stretch',
  placeItems: 'stretch',
});

inPeople('label > :last-child', {
  alignSelf: 'end',
  padding: `${space.xl} ${space.sm} ${space.sm}`,
});

// The scrim is the words' own ground, as a card's (MemberCard), on whose 66 % white reads over a white photo (theme/measure.ts).
inPeople('label:has(img) > :last-child', {
  backgroundImage: `linear-gradient(to top, ${atNight} calc(100% - ${space.xl}), transparent)`,
  color: onScrim,
});

// The kind above the name, which is said first.
inPeople('label > :last-child > *, label > :last-child > :first-child > *', {
  display: 'contents',
  color: 'inherit',
});

export const kind = componentStyle({ order: -1 });

// Seen on any picture: a white ring with the night around it, and a tick in it once chosen.
inPeople('input', {
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderWidth: 2,
  borderColor: onScrim,
  boxShadow: `0 0 0 2px ${atNight}`,
});

inPeople('input::before', {
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: 0,
  clipPath: 'polygon(14% 44%, 0 62%, 42% 96%, 100% 18%, 82% 4%, 38% 66%)',
});

/** Eyes in its upper half. */
export const face = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  backgroundColor: monoA,
  fontSize: '4rem',
  lineHeight: '1',
});

export const name = componentStyle({ fontWeight: vars.font.displayWeight });

export const openers = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
