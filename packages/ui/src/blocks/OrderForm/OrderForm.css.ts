import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const root = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** The order beside its questions where there is room for both. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@container': {
    '(min-width: 54rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

/** Beside the questions it stays in view, where it is not taller than the window. */
export const side = componentStyle({
  minInlineSize: 0,
  '@container': {
    '(min-width: 54rem)': { position: 'sticky', insetBlockStart: space.md },
  },
});

export const questions = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const terms = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
