import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  inlineSize: '100%',
});

/**
 * All beside one another in cells of one width, or, where the line is narrower than they need, all below one another: none is
 * larger for its longer word, and none stands alone on a line.
 */
const cellOf = (line: string) => ({
  flex: `1 1 calc((${line} - 100%) * 999)`,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const cell = componentRecipe({
  base: { display: 'flex' },
  variants: { count: { few: cellOf('19rem'), many: cellOf('29rem') } },
});
