import type { ReactNode } from 'react';

/** Something to lay out, as high as its word. */
export const Box = ({ children }: { children: ReactNode }) => (
  <div
    style={{ padding: '1rem', borderRadius: '8px', backgroundColor: 'var(--velours-color-hover)' }}
  >
    {children}
  </div>
);

export const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => <Box key={index}>{index + 1}</Box>);
