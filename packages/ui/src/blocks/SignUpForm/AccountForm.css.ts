import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const otherWay = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  justifyContent: 'center',
  textAlign: 'center',
});

/** Without script a passkey cannot be asked for. */
export const byPasskey = componentStyle({
  marginBlockStart: space.lg,
  '@media': { '(scripting: none)': { display: 'none' } },
});
