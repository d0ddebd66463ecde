/** A heart round the origin, 34 wide and 30 high. */
export const heartPath =
  'M0 18C-12 10-17 4-17-3a9 9 0 0 1 9-9c3.500 0 6 1.700 8 4.800C2-10.300 4.500-12 8-12a9 9 0 0 1 9 9C17 4 12 10 0 18Z';
