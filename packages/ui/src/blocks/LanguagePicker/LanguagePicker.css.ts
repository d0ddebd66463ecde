import { choiceRow } from '../../styles/choiceRow.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { quietStates } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, fontWeight, space } from '../../theme/scales.ts';

export const picker = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const words = componentStyle({ display: 'grid', gap: space.xs });

export const lead = componentStyle({ color: vars.color.muted });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.sm,
});

export const choice = componentRecipe({
  base: {
    ...choiceRow,
    columnGap: space.sm,
    flexWrap: 'wrap',
    minBlockSize: '4.25rem',
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: quietStates,
  },
  variants: {
    isCurrent: {
      true: {
        borderColor: vars.color.primary.ui,
        boxShadow: `inset 0 0 0 1px ${vars.color.primary.ui}`,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.primary.soft },
          [states.pressed]: { backgroundColor: vars.color.primary.soft },
        },
      },
      false: {},
    },
    isPending: { true: { cursor: 'progress' }, false: {} },
  },
});

export const names = componentStyle({
  display: 'grid',
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const ownName = componentStyle({ fontWeight: fontWeight.semibold });

export const localName = componentStyle({ fontSize: fontSize.sm });

export const mark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});
