/**
 * How wide a hero must be for its columns: the breakpoints of spec section 9 in rem less a scrollbar's
 * width, asked of the hero and not of the window, so that with text at 200 % the columns go below one another.
 */
export const container = {
  md: '(min-width: 47rem)',
  lg: '(min-width: 61rem)',
  xl: '(min-width: 74rem)',
} as const;
