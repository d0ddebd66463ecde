import type { ReactNode } from 'react';
import { LikeOverlay } from '../parts/LikeOverlay.tsx';

/** Layout "chat" (spec section 2): bare, the conversation has the whole window. */
export function ChatLayout(props: { children: ReactNode }): ReactNode {
  return (
    <>
      {props.children}
      <LikeOverlay />
    </>
  );
}
