import { choiceRow } from '../../styles/choiceRow.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontWeight, size, space } from '../../theme/scales.ts';

export const who = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

/** A name may be one long word. */
export const name = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.semibold,
});

/** A first line, as large as a message: it looks like the bubble it will become. */
export const lineStyle = componentStyle({
  ...choiceRow,
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: size.controlLg,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    [states.hover]: { borderColor: vars.color.primary.ui, backgroundColor: vars.color.hover },
    [states.pressed]: {
      borderColor: vars.color.primary.ui,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.ui}`,
    },
    ...focusRing,
  },
});

export const sign = componentStyle({ flexShrink: 0, color: vars.color.primary.text });
