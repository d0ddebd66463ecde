import type { ReactNode } from 'react';

export type ForceStateProps = {
  /** The state shown, whatever pointer and keyboard do. */
  state: 'hover' | 'pressed' | 'focus';
  /** What is shown in the state. */
  children: ReactNode;
};

/** For stories only: shows what is inside as if it were under the pointer, pressed or focused (styles/states.ts). */
export const ForceState = ({ state, children }: ForceStateProps) => (
  <div data-force-state={state} style={{ display: 'contents' }}>
    {children}
  </div>
);
