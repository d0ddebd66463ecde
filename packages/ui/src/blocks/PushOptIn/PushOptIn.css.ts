import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

/** Numbered by the list itself, so that a reader hears the numbers. */
export const steps = componentStyle({
  listStyle: 'decimal',
  paddingInlineStart: space.lg,
  marginBlockStart: space.xs,
});
