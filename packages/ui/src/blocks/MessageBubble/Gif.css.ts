import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { radiusFull, size, space } from '../../theme/scales.ts';

export const gif = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const gifPicture = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: '16rem',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

/** On the picture, whatever its colours: ink of its own. */
export const gifToggle = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.xs,
  insetInlineStart: space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  border: '1px solid transparent',
  borderRadius: radiusFull,
  backgroundColor: vars.color.scrim,
  color: vars.color.onScrim,
  cursor: 'pointer',
  selectors: { [states.hover]: { outline: `2px solid ${vars.color.onScrim}` }, ...focusRing },
});
