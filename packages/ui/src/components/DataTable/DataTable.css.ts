import { coverLink } from '../../styles/coverLink.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { termAndValue } from '../../styles/lines.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

/** In rem: with larger text the cards stay longer. A window of 768 px leaves a page 704 to 736. */
const wide = '(min-width: 44rem)';

export const root = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const caption = componentRecipe({
  base: {
    display: 'block',
    fontWeight: fontWeight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@container': { [wide]: { display: 'table-caption' } },
  },
  variants: { isCaptionHidden: { false: { paddingBlockEnd: space.sm } } },
});

export const table = componentStyle({
  display: 'block',
  inlineSize: '100%',
  textAlign: 'start',
  '@container': { [wide]: { display: 'table' } },
});

/** On cards each value has its header before it: this one stays for those who listen. */
export const head = componentStyle({
  ...visuallyHidden,
  '@container': { [wide]: { ...seenAgain, display: 'table-header-group' } },
});

const alignments = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const;

export const headerCell = componentRecipe({
  base: {
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.muted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.semibold,
    verticalAlign: 'bottom',
    overflowWrap: 'anywhere',
  },
  variants: { align: alignments },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@container': { [wide]: { display: 'table-row-group' } },
});

export const foot = componentStyle({
  display: 'block',
  marginBlockStart: space.sm,
  '@container': { [wide]: { display: 'table-footer-group' } },
});

export const row = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.375rem',
    padding: space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    '@container': {
      [wide]: {
        display: 'table-row',
        border: 'none',
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  },
  variants: {
    isLink: {
      true: {
        selectors: { [states.hover]: { boxShadow: `inset 0 0 0 1px ${vars.color.control}` } },
        '@container': {
          [wide]: {
            selectors: {
              [states.hover]: { boxShadow: 'none', backgroundColor: vars.color.sunken },
            },
          },
        },
      },
    },
    isTotal: { true: { borderColor: vars.color.control, fontWeight: fontWeight.semibold } },
  },
});

const alignedCell = (align: 'start' | 'end') => ({
  '@container': { [wide]: { textAlign: align } },
});

export const cell = componentRecipe({
  base: {
    ...termAndValue,
    minInlineSize: 0,
    fontWeight: 'inherit',
    textAlign: 'start',
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
    '@container': {
      [wide]: {
        display: 'table-cell',
        paddingBlock: space.sm,
        paddingInline: space.md,
        borderBlockEnd: `1px solid ${vars.color.border}`,
        // A badge is taller than a word, and has no baseline of its own.
        verticalAlign: 'middle',
        selectors: { 'tfoot &': { borderBlockEnd: 'none' } },
      },
    },
  },
  variants: {
    align: {
      start: alignedCell('start'),
      end: { fontVariantNumeric: 'tabular-nums', ...alignedCell('end') },
    },
    isHeader: { true: { fontWeight: fontWeight.semibold } },
    /** A card has no room for what is not there. */
    isEmpty: {
      true: { display: 'none', '@container': { [wide]: { display: 'table-cell' } } },
    },
  },
});

export const cellLabel = componentStyle({
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  '@container': { [wide]: { display: 'none' } },
});

/** A skeleton takes the width of what it stands in. */
export const value = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    isLoading: { true: { display: 'flex', flexGrow: 1 } },
    align: { start: {}, end: { justifyContent: 'flex-end' } },
  },
});

export const link = componentStyle([
  coverLink,
  {
    textDecoration: 'underline',
    textDecorationColor: vars.color.control,
    textUnderlineOffset: '0.2em',
    selectors: { 'tr:hover &': { textDecorationColor: 'currentColor' } },
  },
]);
