/**
 * Selectors for the states of a native element, for the `selectors` of a recipe. Each also matches below an element with
 * `data-force-state`, which only stories set, so that every state can be seen without a pointer or a key:
 *
 *     <ForceState state="hover"><Button>...</Button></ForceState>
 *
 * `disabled` is what says `aria-disabled`: a pending button stays focusable, and nothing is `:disabled`.
 */
export const states = {
  hover: '&:hover:not([aria-disabled="true"]), [data-force-state~="hover"] &',
  pressed: '&:active:not([aria-disabled="true"]), [data-force-state~="pressed"] &',
  focusVisible: '&:focus-visible, [data-force-state~="focus"] &',
  /** A frame around an input that has the focus. */
  focusWithin: '&:focus-within, [data-force-state~="focus"] &',
  disabled: '&[aria-disabled="true"]',
  invalid: '&[aria-invalid="true"]',
  selected:
    '&[aria-pressed="true"], &[aria-selected="true"], &[aria-current]:not([aria-current="false"])',
  expanded: '&[aria-expanded="true"]',
  /** For React Aria parts, which say their state in data attributes. */
  aria: {
    hover: '&[data-hovered]',
    pressed: '&[data-pressed]',
    focusVisible: '&[data-focus-visible]',
    disabled: '&[data-disabled]',
    entering: '&[data-entering]',
    exiting: '&[data-exiting]',
  },
} as const;
