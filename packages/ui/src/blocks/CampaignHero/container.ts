/**
 * How wide a hero must be for its columns: the breakpoints of spec section 9 in rem less a scrollbar's
 * width, asked of the hero and not of the window, so that with text at 200 % the columns go below one another.
 */
export const container = {
  md: '(min-width: 47rem)',
  lg: '(min-width: 61rem)',
  xl: '(min-width: 74rem)',
} as const;

/** Narrower than that, words, picture and form stand below one another: the picture is as high as a thumb scrolls in one move. */
const phone = '(max-width: 46.99rem)';
const tablet = '(min-width: 47rem) and (max-width: 60.99rem)';

const without = (first: number) => ({
  selectors: { [`&:nth-child(n + ${first + 1})`]: { display: 'none' as const } },
});

/** So many of a list are seen on a phone, and so many on a tablet; all of them where the form stands beside them. */
export const few = (onPhone: number, onTablet: number) => ({
  [phone]: without(onPhone),
  [tablet]: without(onTablet),
});

/** Two stand on a phone: theirs are the photos to begin with. One that is not laid out is then never asked for. */
export const isSeenFirst = (index: number) => index < 2;
