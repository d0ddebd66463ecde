import { controlPaddingBlock } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/scales.ts';

/** What grows with its text does not heed `rows`; and a `style` attribute is refused. Beyond 12 lines it begins with 12. */
const beginsWithItsRows = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    index === 11 ? '&[rows]' : `&[rows="${index + 1}"]`,
    { minBlockSize: `calc(${index + 1} * 1lh + 2 * ${controlPaddingBlock} + 2px)` },
  ]).toReversed(),
);

export const growing = componentStyle({
  fieldSizing: 'content',
  maxBlockSize: '60vb',
  resize: 'none',
  selectors: beginsWithItsRows,
});

export const counter = componentStyle({
  alignSelf: 'flex-end',
  fontSize: fontSize.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
