import { componentRecipe, componentStyle } from '@velours/ui/styles/layered.ts';
import { vars } from '@velours/ui/theme/contract.css.ts';
import { space } from '@velours/ui/theme/scales.ts';

/** What the member sees. A box that fixed things are fixed in, so that a dialog covers it and not its controls. */
export const stage = componentStyle({
  position: 'relative',
  transform: 'translate(0)',
  minInlineSize: 0,
  minBlockSize: '8rem',
  padding: space.md,
  overflow: 'hidden',
  border: `1px dashed ${vars.color.border}`,
  borderRadius: '12px',
  selectors: { '&:has([data-playground-windows] > *)': { minBlockSize: '44rem' } },
});

/** A button and what it carries. */
export const press = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.sm}`,
  alignItems: 'center',
});

/** A name or a value as it is written in code. */
export const code = componentStyle({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

/** What stands within a state: the states in it, and what it answers to. */
export const answers = componentStyle({
  display: 'grid',
  gap: space.xxs,
  margin: 0,
  paddingInlineStart: space.sm,
  listStyle: 'none',
});

/** A state of a chart; lit while the machine is in it. */
export const state = componentRecipe({
  base: {
    display: 'grid',
    gap: space.xxs,
    minInlineSize: 0,
    padding: space.xs,
    borderInlineStart: `3px solid ${vars.color.border}`,
  },
  variants: {
    isLit: {
      true: {
        background: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
        borderInlineStartColor: vars.color.primary.ui,
      },
    },
  },
});
