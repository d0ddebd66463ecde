import { componentStyle } from '../../styles/layered.ts';
import { fontWeight, media } from '../../theme/scales.ts';

/** The name beside the picture, where there is room for it. */
export const nameStyle = componentStyle({
  display: 'none',
  minInlineSize: 0,
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.semibold,
  '@media': { [media.xl]: { display: 'block' } },
});
