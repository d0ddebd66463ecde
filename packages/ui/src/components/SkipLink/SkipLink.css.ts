import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { elevation, fontWeight, size, space } from '../../theme/scales.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: elevation.progress,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  fontWeight: fontWeight.semibold,
  selectors: {
    ...focusRing,
    // Off the window rather than hidden: it must be able to take the focus.
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    '[data-force-state~="focus"] &': { position: 'static', transform: 'none' },
  },
});
